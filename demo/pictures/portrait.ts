import { bust } from './bust.ts';
import { mix, palettes } from './palette.ts';
import { personOf, type Sitter } from './people.ts';
import { circle, glow, path, place, rect } from './shape.ts';
import { makeStage } from './stage.ts';

/** A finished portrait, before it is rendered. */
export type PortraitDrawing = { svg: string; width: 800; height: 800; focal: { x: number; y: number }; dominant: string };

/** Draws an author's portrait. */
export function drawPortrait(sitter: Sitter): PortraitDrawing {
	const person = personOf(sitter);
	const s = makeStage('portrait', sitter.variant, person.mood);
	const pal = palettes[person.mood];
	const back =
		rect(0, 0, 800, 800, s.linear(60, [pal.skyLow, mix(pal.skyLow, pal.skyTop, 0.6), pal.skyTop])) +
		(sitter.variant % 3 === 0
			? circle(400, 400, 330, mix(pal.skyTop, pal.far, 0.5), 0.6)
			: sitter.variant % 3 === 1
				? path('M0 800 V420 Q200 240 430 330 T800 200 V800 Z', mix(pal.far, pal.skyTop, 0.3), 0.6)
				: path('M120 800 V420 a280 280 0 0 1 560 0 V800 Z', mix(pal.far, pal.skyLow, 0.3), 0.7)) +
		glow(s, 200, 160, 460, pal.glow, 0.6);
	const art = back + place(bust(s, person), 0, 24);
	const corners = rect(0, 0, 800, 800, s.radial([`${pal.ink}@0`, `${pal.ink}@0`, `${pal.ink}@.05`, `${pal.ink}@.28`], 0.5, 0.48, 0.75));
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${s.defs()}${art}${corners}</svg>`,
		width: 800,
		height: 800,
		focal: { x: 400, y: 390 },
		dominant: pal.skyTop,
	};
}
