# Fills an empty pretix: an organiser with events for the concerts of the tests, a team whose token may
# see and, unlike the site's own, sell tickets, and the webhook of the site. Prints the token.
import os
from datetime import datetime, timedelta, timezone
from decimal import Decimal

import django

django.setup()

from django_scopes import scopes_disabled
from pretix.api.models import WebHook
from pretix.base.models import Event, Item, Organizer, Quota, Team, TeamAPIToken

rights = (
    'all_event_permissions', 'all_organizer_permissions', 'can_change_event_settings', 'can_view_orders',
    'can_change_orders', 'can_change_organizer_settings', 'can_view_vouchers', 'can_change_vouchers',
)

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
    team = Team.objects.create(organizer=organizer, name='site', all_events=True)
    for right in rights:
        if hasattr(team, right):
            setattr(team, right, True)
    team.save()
    webhook = WebHook.objects.create(organizer=organizer, target_url=os.environ['WEBHOOK_URL'], all_events=True)
    for action in ('placed', 'paid', 'canceled', 'expired'):
        webhook.listeners.create(action_type=f'pretix.event.order.{action}')
    print('TOKEN', TeamAPIToken.objects.create(team=team, name='site').token)
