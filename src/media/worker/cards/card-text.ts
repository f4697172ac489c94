import type { ShareCardLook } from '#brands';
import { cardHeight } from '../../contract/contract.ts';
import type { CardFont } from './card-font.ts';
import { type CardLayout, margin } from './card-layout.ts';
import { fitHeadline } from './fit-headline.ts';

/** The text of a card, in words that its font has. */
export type CardWords = { readonly kicker: readonly string[]; readonly headline: readonly string[] };

const kickerSize = 30;
/** From the line above the kicker to the kicker's baseline, and from there to the capitals of the headline. In pixels. */
const kickerDrop = 44;
const kickerGap = 30;
/** Height of capitals and depth of descenders, in em. */
const capitals = 0.74;
const descent = 0.12;

/** Sets the kicker and the headline, which ends at the lower margin. `top` is where the text begins. */
export function setText(
	look: ShareCardLook,
	font: CardFont,
	{ words, layout }: { readonly words: CardWords; readonly layout: CardLayout },
): { readonly svg: string; readonly top: number } {
	const { lines, size } = fitHeadline(words.headline, font, { ...layout, leading: look.leading });
	const first = cardHeight - margin - (lines.length - 1) * size * look.leading - size * descent;
	const drawn = lines.map((line, index) => place(font.draw(line), { y: first + index * size * look.leading, size }));
	const baseline = first - size * capitals - kickerGap;
	const kicker = look.kickerCase === 'uppercase' ? words.kicker.join(' ').toUpperCase() : words.kicker.join(' ');
	const top = baseline - (kicker === '' ? 8 : kickerDrop);
	const above = `<rect x="${margin}" y="${top}" width="72" height="8"/>${place(font.draw(kicker), { y: baseline, size: kickerSize })}`;
	return { top, svg: `<g fill="${look.ink}">${drawn.join('')}</g><g fill="${look.accent}">${above}</g>` };
}

const place = (drawing: string, { y, size }: { readonly y: number; readonly size: number }): string =>
	`<g transform="translate(${margin} ${y}) scale(${size})">${drawing}</g>`;
