# Fills an empty pretix: an organiser with events for the concerts of the tests, a team whose token may
# see and, unlike the site's own, sell tickets, and the webhook of the site. Prints the token.
import os
from datetime import datetime, timedelta, timezone
from decimal import Decimal

import django

django.setup()

from django_scopes import scopes_disabled
from pretix.api.models import WebHook
from pretix.base.models import (
    Event, Item, ItemCategory, ItemVariation, Organizer, Quota, SubEvent, SubEventItem, Team, TeamAPIToken, Voucher,
    WaitingListEntry,
)

rights = (
    'all_event_permissions', 'all_organizer_permissions', 'can_change_event_settings', 'can_view_orders',
    'can_change_orders', 'can_change_organizer_settings', 'can_view_vouchers', 'can_change_vouchers',
)

later = datetime.now(timezone.utc) + timedelta(days=1)


# Shops of different shape, by the names of their events: `shops.journey.ts` says what a guest can buy in each.
class Shape:
    def __init__(self, organizer, slug, **more):
        self.event = Event.objects.create(
            organizer=organizer, slug=slug, name=slug, currency='EUR', live=True,
            date_from=datetime.now(timezone.utc) + timedelta(days=30), plugins='pretix.plugins.banktransfer', **more,
        )
        self.event.settings.set('payment_banktransfer__enabled', True)

    def item(self, name, size=None, variations=(), **more):
        given = dict(default_price=Decimal('20.00'), admission=True, show_quota_left=True)
        item = Item.objects.create(event=self.event, name=name, **{**given, **more})
        made = [ItemVariation.objects.create(item=item, value=value, **terms) for value, terms in variations]
        if size is not None:
            self.quota(size, item, variations=made)
        return item

    def quota(self, size, *items, variations=(), **more):
        quota = Quota.objects.create(event=self.event, name=f'{size}', size=size, **more)
        quota.items.add(*items)
        quota.variations.add(*variations)
        return quota


def fill_shapes(organizer):
    make = lambda slug, **more: Shape(organizer, slug, **more)
    shop = make('overlap')
    below, above = shop.item('Parkett', 30), shop.item('Rang', 40)
    shop.quota(50, below, above)
    shop = make('add-on')
    shop.item('Parkett', 0)
    shop.item('Essen', 9, category=ItemCategory.objects.create(event=shop.event, name='Dazu', is_addon=True))
    shop = make('bundle')
    part, both = shop.item('Glas', 5, require_bundling=True), shop.item('Parkett mit Glas', 10)
    both.bundles.create(bundled_item=part, count=2)
    shop = make('variations')
    shop.item('Parkett', 7, [
        ('Reihe 1', {}), ('Reihe 2', dict(hide_without_voucher=True)), ('Reihe 3', dict(available_from=later)),
        ('Reihe 4', dict(active=False)),
    ])
    shop = make('channel')
    shop.item('Kasse', 5, all_sales_channels=False)
    shop = make('waiting-list')
    item = shop.item('Parkett', 3)
    shop.event.settings.set('waiting_list_enabled', True)
    for number in range(2):
        WaitingListEntry.objects.create(event=shop.event, item=item, email=f'{number}@example.org', locale='de')
    shop = make('early')
    quota = shop.quota(4, shop.item('Frühbucher'))
    shop.item('Parkett', 9, hidden_if_available=quota)
    shop = make('rival')
    early = shop.item('Frühbucher', 0)
    shop.item('Parkett', 9, hidden_if_item_available=early)
    shop = make('booklet')
    shop.item('Parkett', 0)
    shop.item('Programmheft', 500, admission=False)
    shop = make('closed')
    shop.quota(9, shop.item('Parkett'), closed=True)
    shop.item('Rang', 2)
    shop = make('voucher')
    item = shop.item('Parkett', 5)
    Voucher.objects.create(event=shop.event, item=item, code='SPRING', block_quota=True, max_usages=2)
    shop.item('Presse', 5, require_voucher=True)
    shop.item('Gäste', 5, hide_without_voucher=True)
    shop = make('series', has_subevents=True)
    date = SubEvent.objects.create(event=shop.event, name='Zweiter Abend', active=True, date_from=shop.event.date_from)
    below, above = shop.item('Parkett'), shop.item('Rang')
    shop.quota(6, below, subevent=date)
    shop.quota(8, above, subevent=date)
    SubEventItem.objects.create(subevent=date, item=below, price=Decimal('12.00'))
    SubEventItem.objects.create(subevent=date, item=above, disabled=True)


with scopes_disabled():
    organizer = Organizer.objects.create(slug=os.environ['ORGANISER'], name='Weserbogen')
    for number in range(1, int(os.environ['EVENTS']) + 1):
        event = Event.objects.create(
            organizer=organizer, slug=str(number), name=f'Konzert {number}', currency='EUR',
            date_from=datetime.now(timezone.utc) + timedelta(days=30), plugins='pretix.plugins.banktransfer,pretix.plugins.manualpayment', live=True,
        )
        event.settings.set('payment_banktransfer__enabled', True)
        event.settings.set('payment_banktransfer_bank_details_type', 'other')
        event.settings.set('payment_banktransfer_bank_details', 'Konto der Tests')
        event.settings.set('payment_manual__enabled', True)
        event.settings.set('payment_manual_public_name', 'Abendkasse')
        for name, price, size in (('Parkett', '49.50', 3), ('Rang', '25.00', 0)):
            item = Item.objects.create(event=event, name=name, default_price=Decimal(price))
            quota = Quota.objects.create(event=event, name=name, size=size)
            quota.items.add(item)
    fill_shapes(organizer)
    team = Team.objects.create(organizer=organizer, name='site', all_events=True)
    for right in rights:
        if hasattr(team, right):
            setattr(team, right, True)
    team.save()
    webhook = WebHook.objects.create(organizer=organizer, target_url=os.environ['WEBHOOK_URL'], all_events=True)
    for action in ('placed', 'paid', 'canceled', 'expired'):
        webhook.listeners.create(action_type=f'pretix.event.order.{action}')
    print('TOKEN', TeamAPIToken.objects.create(team=team, name='site').token)
