import { migrations as analytics } from '#analytics';
import { migrations as content } from '#content';
import { migrations as identity } from '#identity';
import { migrations as newsroom } from '#newsroom';
import type { Migration } from '#platform/database';
import { limitMigrations } from '#platform/limits';
import { migrations as switches } from './switches/switch-store.ts';

/** The migrations of all tables of the program. */
export const allMigrations: readonly Migration[] = [...content, ...limitMigrations, ...identity, ...newsroom, ...analytics, ...switches];
