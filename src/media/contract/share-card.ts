import type { ImageReference } from './image-address.ts';

/** Size of a share card in pixels, that which networks and chats ask for. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** What a share card shows: the picture for links to a page in social networks and chats. Texts are plain. */
export type ShareCard = {
	readonly kicker?: string | undefined;
	readonly headline: string;
	readonly picture?: Pick<ImageReference, 'id' | 'focal'> | undefined;
};
