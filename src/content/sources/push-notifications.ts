import * as v from 'valibot';
import type { Card, PushNotification } from '../contract/contract.ts';
import { collection } from '../read/collections.ts';
import { source } from './source.ts';

/** Alias of the collection of sent notifications, in the order in which readers see them. */
const alias = 'notificaciones';
const maxNotifications = 20;

/** `push-notifications`: what the newsroom sent to readers (ENT-19). Works that are not visible are left out (C08). */
export const pushNotifications = source({
	query: v.object({}),
	ttl: 60,
	async fetch(context) {
		const { cards = [] } = (await collection(context, alias)) ?? {};
		return { notifications: cards.slice(0, maxNotifications).map(notificationOf) };
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
