import type { Migration } from '#platform/database';

/** The migrations of the table of event counts. */
export const migrations: readonly Migration[] = [
	{
		name: 'analytics-0001-event-count',
		sql: `create schema if not exists analytics;
			create table analytics.event_count (
				day date not null, brand text not null, event text not null, detail text not null, count bigint not null,
				primary key (day, brand, event, detail))`,
	},
];
