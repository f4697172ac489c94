import { figure } from '../figure.ts';
import { hills, pine } from '../landscape.ts';
import { mix, nightMoods, shade, tint } from '../palette.ts';
import { circle, glow, line, place, poly, rect, ring, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

// Flat lists x, y of invented-but-plausible star figures on a 600×440 field, joined in order; one for each seed.
const figures: readonly (readonly number[])[] = [
	[20, 300, 140, 220, 260, 250, 360, 140, 470, 110, 560, 40, 470, 110, 520, 220, 430, 330, 360, 140],
	[40, 80, 130, 160, 240, 150, 300, 250, 420, 270, 560, 210, 420, 270, 400, 400, 300, 250, 210, 380],
	[30, 220, 150, 110, 290, 80, 420, 130, 560, 90, 420, 130, 440, 270, 300, 330, 150, 290, 150, 110],
	[60, 400, 110, 250, 220, 180, 350, 200, 410, 80, 540, 40, 410, 80, 500, 200, 350, 200, 300, 350],
	[20, 120, 150, 200, 200, 330, 330, 390, 460, 340, 520, 210, 470, 90, 520, 210, 330, 200, 150, 200],
	[80, 40, 180, 120, 300, 110, 400, 190, 390, 320, 270, 390, 390, 320, 520, 380, 400, 190, 540, 120],
	[40, 360, 120, 230, 80, 100, 220, 60, 300, 180, 430, 150, 560, 250, 480, 380, 300, 180, 120, 230],
	[300, 20, 270, 140, 140, 190, 40, 300, 140, 190, 300, 280, 440, 210, 560, 310, 440, 210, 270, 140],
	[50, 260, 180, 240, 290, 150, 420, 190, 540, 100, 420, 190, 380, 320, 240, 400, 180, 240, 110, 90],
];

function constelacion(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const points = figures[s.seed % figures.length] ?? [];
	const stars = points.flatMap((_, i) => (i % 2 ? [] : [{ x: points[i] ?? 0, y: points[i + 1] ?? 0 }]));
	const wheelArt =
		ring(0, 0, 400, 400, pal.accent2, 3, 0.5) +
		ring(0, 0, 336, 336, pal.accent2, 2, 0.4) +
		times(12, (i) =>
			place(
				line([0, -336, 0, -400], pal.accent2, 3, 0.6) + circle(0, -368, i % 3 ? 6 : 11, pal.accent2, 0.8),
				0,
				0,
				1,
				i * 30 + s.seed * 7,
			),
		) +
		times(72, (i) => place(line([0, -400, 0, i % 6 ? -408 : -418], pal.accent2, 2, 0.6), 0, 0, 1, i * 5));
	const milky = times(30, () =>
		glow(s, random.range(-100, 1700), 0, random.range(120, 260), mix(pal.skyLow, pal.accent, random.next() * 0.6), 0.16).replace(
			'<circle',
			`<circle transform="rotate(-24 800 400) translate(0 ${random.range(330, 560).toFixed(0)})"`,
		),
	);
	return {
		art:
			rect(
				0,
				0,
				1600,
				1000,
				s.linear(90, [shade(pal.skyTop, 0.3), pal.skyTop, mix(pal.skyTop, pal.skyLow, 0.55), mix(pal.skyLow, pal.mid, 0.3)]),
			) +
			milky +
			specks(s, 300, 0, 0, 1600, 860, pal.light, 3.6, 0.95) +
			place(wheelArt, x, 410, 1.0) +
			glow(s, x, 410, 440, pal.skyLow, 0.4) +
			place(
				line(points, tint(pal.glow, 0.3), 4, 0.75) +
					stars
						.map(
							(p, i) =>
								glow(s, p.x, p.y, 56 + (i % 3) * 26, pal.glow, 0.9) +
								star4(p.x, p.y, 20 + (i % 3) * 11, '#fffaf0') +
								circle(p.x, p.y, 6, '#ffffff'),
						)
						.join(''),
				x - 300,
				190,
				1,
			) +
			place(
				circle(0, 0, 74, tint(pal.glow, 0.35)) + circle(30, -14, 66, mix(pal.skyTop, shade(pal.skyTop, 0.3), 0.5)),
				random.pick(190, 1400),
				190,
				1.1,
			) +
			times(2, () => {
				const sx = random.range(200, 1300);
				const sy = random.range(60, 220);
				return (
					place(poly([0, -2.5, 190, 0, 0, 2.5], s.linear(0, [`${pal.light}@.9`, `${pal.light}@0`])), sx, sy, 1, -28) +
					circle(sx, sy, 5, '#ffffff')
				);
			}) +
			hills(s, 860, 70, mix(pal.mid, pal.near, 0.4), 3) +
			times(12, (i) => pine(s, i * 140 + random.range(-30, 30), 900, random.range(80, 170), shade(pal.near, 0.1))) +
			hills(s, 930, 50, shade(pal.near, 0.4), 2) +
			figure(s, x - 60, 950, 200, 'point', { top: pal.accent, style: 'long' }) +
			figure(s, x + 40, 950, 190, 'stand', { top: pal.accent2, style: 'short' }, true),
		focal: { x, y: 420 },
		light: { x, y: 410 },
	};
}
const star4 = (x: number, y: number, r: number, fill: string): string =>
	poly(
		[
			x,
			y - r,
			x + r * 0.18,
			y - r * 0.18,
			x + r,
			y,
			x + r * 0.18,
			y + r * 0.18,
			x,
			y + r,
			x - r * 0.18,
			y + r * 0.18,
			x - r,
			y,
			x - r * 0.18,
			y - r * 0.18,
		],
		fill,
	);

/** Pictures of the stars. */
export const horoscopo = {
	constelacion: { moods: nightMoods, draw: constelacion },
} satisfies Record<string, Scene>;
