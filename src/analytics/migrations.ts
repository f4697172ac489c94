import type { Migration } from '#platform/database';

/** The migrations of the tables of events and of served minutes. */
export const migrations: readonly Migration[] = [
	{
		name: 'analytics-0001-event-count',
		sql: `create schema if not exists analytics;
			create table analytics.event_count (
				day date not null, brand text not null, event text not null, detail text not null, count bigint not null,
				primary key (day, brand, event, detail))`,
	},
	{
		name: 'analytics-0002-served-minute',
		sql: 'create table analytics.served_minute (minute int primary key)',
	},
];
