# pretix's settings without migrations, so that Django makes the tables from pretix's models in seconds. The migrations
# lead to the same tables and take minutes. pretix's own tests do the same (`pretix/testutils/settings.py`).
from pretix.settings import *  # noqa: F403


class NoMigrations:
    def __contains__(self, app):
        return True

    def __getitem__(self, app):
        return None


MIGRATION_MODULES = NoMigrations()
