import { cardWidth } from '../../contract/contract.ts';

/** Where the picture of a card is: behind its text, beside it, or nowhere. */
export type PicturePlace = keyof typeof layouts;

/** The space of a card's text and wordmark, and the largest letters of its headline. In pixels. */
export type CardLayout = { readonly width: number; readonly height: number; readonly largest: number; readonly markHeight: number };

/** Around the text. */
export const margin = 64;

export const layouts = {
	behind: { width: cardWidth - 2 * margin, height: 250, largest: 66, markHeight: 56 },
	beside: { width: cardWidth / 2 - margin - 28, height: 335, largest: 76, markHeight: 60 },
	none: { width: 940, height: 320, largest: 104, markHeight: 84 },
} as const satisfies Record<string, CardLayout>;
