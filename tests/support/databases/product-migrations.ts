import type { Migration } from '#platform/database';
import { migrations as analytics } from '../../../src/analytics/migrations.ts';
import { migrations as content } from '../../../src/content/store/migrations.ts';
import { migrations as identity } from '../../../src/identity/store/migrations.ts';
import { migrations as newsroom } from '../../../src/newsroom/store/migrations.ts';
import { migrations as limits } from '../../../src/platform/limits/migrations.ts';
import { migrations as switches } from '../../../src/switches/switch-store.ts';

/** All migrations that the program runs. */
export const productMigrations: readonly Migration[] = [...content, ...limits, ...identity, ...newsroom, ...analytics, ...switches];

const known = new Set(productMigrations);

/** Whether these migrations are some of the product's. A test that names none wants an empty database of its own. */
export const isOfProduct = (migrations: readonly Migration[]): boolean =>
	migrations.length > 0 && migrations.every((migration) => known.has(migration));
