import * as v from 'valibot';
import type { Card, PushNotification } from '../contract/contract.ts';
import { collection } from '../read/collections.ts';
import { source } from './source.ts';

/** Alias of the collection in which the newsroom keeps what it sent, in the order in which readers see it. */
const alias = 'notificaciones';

const most = 20;

/** `push-notifications`: what the newsroom sent to readers (ENT-19). What a reader may not see is left out (C08). */
export const pushNotifications = source({
	query: v.object({}),
	ttl: 60,
	async fetch(reading) {
		const { cards = [] } = (await collection(reading, alias)) ?? {};
		return { notifications: cards.slice(0, most).map(notificationOf) };
	},
});

const notificationOf = ({ id, headline, kicker, href, displayedAt, section }: Card): PushNotification => ({
	id,
	headings: { es: headline },
	contents: { es: kicker ?? '' },
	url: href,
	send_after: Math.floor(Date.parse(displayedAt) / 1000),
	included_tags: section ? [section.id] : [],
});
