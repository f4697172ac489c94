import { figure } from '../figure.ts';
import { backdrop, peaks, skyline, tabletop } from '../landscape.ts';
import { anyMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

/** A little film still inside a screen of the given box. */
export function still(s: Stage, x: number, y: number, w: number, h: number): string {
	const { pal, random } = s;
	const kind = random.int(0, 2);
	const base =
		rect(x, y, w, h, s.linear(90, [pal.skyTop, pal.skyLow, pal.glow])) +
		circle(x + w * random.range(0.35, 0.65), y + h * 0.45, h * 0.2, tint(pal.glow, 0.5)) +
		glow(s, x + w * 0.5, y + h * 0.45, h * 0.7, pal.glow, 0.7);
	const k = w / 1600;
	const inside =
		kind === 0
			? place(peaks(s, 860, 420, pal.mid, 4), x, y + h - 900 * k, k) +
				poly([x, y + h * 0.94, x + w, y + h * 0.86, x + w, y + h, x, y + h], pal.near) +
				figure(s, x + w * 0.4, y + h * 0.92, h * 0.36, 'walk', { top: pal.accent, shadow: false })
			: kind === 1
				? place(skyline(s, 900, 200, 560, pal.near, pal.accent2), x, y + h - 900 * k, k) +
					figure(s, x + w * 0.36, y + h * 0.98, h * 0.62, 'stand', { top: pal.accent, shadow: false, style: 'long' }) +
					figure(s, x + w * 0.62, y + h * 0.98, h * 0.66, 'stand', { top: pal.ink, shadow: false, style: 'short' }, true)
				: rect(x, y + h * 0.72, w, h * 0.3, s.linear(90, [pal.mid, pal.near])) +
					path(`M${x + w * 0.3} ${y + h * 0.8} h${w * 0.4} l${-w * 0.06} ${h * 0.1} h${-w * 0.28} Z`, pal.ink) +
					poly([x + w * 0.5, y + h * 0.22, x + w * 0.5, y + h * 0.76, x + w * 0.68, y + h * 0.76], pal.light) +
					poly([x + w * 0.485, y + h * 0.28, x + w * 0.485, y + h * 0.76, x + w * 0.36, y + h * 0.76], pal.accent);
	return s.clip(rect(x, y, w, h, '#fff', 6), base + inside);
}

function cine(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const seat = mix('#b3202f', pal.accent, 0.35);
	const rows = times(4, (row) =>
		times(13, (i) => {
			const w = 96 + row * 34;
			const px = x - 6.5 * w + i * w + (row % 2) * w * 0.5;
			const py = 690 + row * 82;
			const c = shade(seat, 0.55 - row * 0.06);
			const taken = random.chance(0.55);
			return (
				(taken
					? circle(px + w / 2, py - w * 0.12, w * 0.2, pal.ink) + rect(px + w * 0.22, py + w * 0.06, w * 0.56, w, pal.ink, w * 0.2)
					: '') +
				path(
					`M${px + 4} ${py + w * 1.4} V${py + w * 0.38} q0 ${-w * 0.3} ${w * 0.3} ${-w * 0.3} h${w * 0.4 - 8} q${w * 0.3} 0 ${w * 0.3} ${w * 0.3} V${py + w * 1.4} Z`,
					s.linear(90, [tint(c, 0.22), c, shade(c, 0.4)]),
				)
			);
		}),
	);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [shade(pal.ink, 0.2), pal.ink])) +
			times(2, (k) =>
				times(5, (i) =>
					poly(
						k
							? [1600, i * 170 - 40, 1360 - i * 4, 40 + i * 140, 1360 - i * 4, 120 + i * 140, 1600, 70 + i * 170]
							: [0, i * 170 - 40, 240 + i * 4, 40 + i * 140, 240 + i * 4, 120 + i * 140, 0, 70 + i * 170],
						shade(seat, 0.6),
					),
				),
			) +
			glow(s, x, 340, 860, pal.skyLow, 0.55) +
			rect(x - 560, 50, 1120, 580, pal.ink, 8) +
			still(s, x - 540, 70, 1080, 540) +
			path(
				`M${x - 700} 0 Q${x - 560} 300 ${x - 640} 660 H${x - 800} V0 Z M${x + 700} 0 Q${x + 560} 300 ${x + 640} 660 H${x + 800} V0 Z`,
				s.linear(0, [shade(seat, 0.5), seat, shade(seat, 0.6), seat, shade(seat, 0.5)]),
			) +
			poly([x - 20, -10, x + 20, -10, x + 540, 600, x - 540, 600], '#ffffff', 0.06) +
			poly([x - 540, 640, x + 540, 640, x + 900, 1000, x - 900, 1000], pal.skyLow, 0.12) +
			rows,
		focal: { x, y: 350 },
		light: { x, y: 330 },
	};
}

function claqueta(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const slate = tint(pal.ink, 0.08);
	const stripes = (y: number): string =>
		rect(-360, y, 720, 92, '#faf6ea', 8) +
		s.clip(
			rect(-360, y, 720, 92, '#fff', 8),
			times(7, (i) => poly([-400 + i * 120, y, -340 + i * 120, y, -390 + i * 120, y + 92, -450 + i * 120, y + 92], shade(pal.ink, 0.2))),
		);
	const board =
		rect(-346, -176, 720, 520, pal.ink, 14, 0.45) +
		rect(-360, -190, 720, 520, s.linear(45, [tint(slate, 0.25), slate, shade(slate, 0.35)]), 14) +
		stripes(-190) +
		line([-330, 0, 330, 0], pal.light, 5) +
		line([-330, 130, 330, 130], pal.light, 5) +
		line([-110, 130, -110, 300], pal.light, 5) +
		line([110, 130, 110, 300], pal.light, 5) +
		rect(-320, -66, 240, 34, pal.light, 6, 0.9) +
		rect(-320, 44, 380, 40, pal.accent2, 6) +
		times(
			3,
			(i) =>
				rect(-320 + i * 222, 156, 80, 16, pal.far, 5) +
				rect(-320 + i * 222, 200, [120, 160, 90][i] ?? 100, 60, i === 1 ? pal.accent : pal.light, 8),
		) +
		place(`<g transform="translate(0 0)">${stripes(-104)}</g>`, 0, -192, 1, 0).replace(
			'<g transform="translate(0 -192)">',
			`<g transform="translate(-360 -190) rotate(${-random.range(14, 26)}) translate(360 10)">`,
		) +
		circle(-336, -190, 26, s.lit('#c4c9ce'));
	const reel = place(
		circle(0, 0, 190, s.lit(mix(pal.far, '#aab0b6', 0.5), 0.4)) +
			times(5, (i) => place(circle(0, -108, 50, pal.near), 0, 0, 1, i * 72)) +
			circle(0, 0, 34, pal.near),
		x > 800 ? 250 : 1370,
		690,
		1.05,
	);
	return {
		art:
			backdrop(s, x, 430) +
			beam(s, 200, -40, -34, 1300, 520, pal.glow, 0.4) +
			tabletop(s, 850, pal.near) +
			shadow(s, x + 50, 890, 500, 44, 0.6) +
			reel +
			`<path d="M${x > 800 ? 250 : 1370} 890 q300 90 520 20 t700 60" fill="none" stroke="${pal.ink}" stroke-width="62"/><path d="M${x > 800 ? 250 : 1370} 890 q300 90 520 20 t700 60" fill="none" stroke="${pal.accent2}" stroke-width="30" stroke-dasharray="44 14"/>` +
			place(board, x, 510, 1.08, random.range(-9, 6)) +
			specks(s, 40, 0, 0, 1600, 800, pal.glow, 5),
		focal: { x, y: 480 },
	};
}

function serie(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const sofa = random.pick(pal.accent, mix(pal.mid, pal.accent2, 0.25), pal.far);
	const head = (hx: number, hair: string, long: boolean): string =>
		path(
			`M${hx - 120} 900 Q${hx - 110} 660 ${hx} 656 Q${hx + 110} 660 ${hx + 120} 900 Z`,
			s.linear(90, [mix(pal.near, hair === pal.ink ? pal.accent2 : pal.mid, 0.4), pal.ink]),
		) +
		(long
			? path(`M${hx - 84} 730 Q${hx - 96} 510 ${hx} 506 Q${hx + 96} 510 ${hx + 84} 730 Q${hx} 760 ${hx - 84} 730 Z`, hair)
			: rect(hx - 26, 620, 52, 60, '#9a6242') + circle(hx, 580, 76, hair)) +
		`<path d="M${hx - 70} 550 Q${hx} 470 ${hx + 70} 550" fill="none" stroke="${pal.skyLow}" stroke-width="7" opacity=".7" stroke-linecap="round"/>`;
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near])) +
			glow(s, x, 330, 800, pal.skyLow, 0.75) +
			rect(70, 110, 190, 260, s.lit(pal.mid), 4) +
			rect(90, 130, 150, 220, pal.accent2, 0, 0.7) +
			circle(165, 240, 50, pal.accent) +
			place(
				line([0, 0, 0, -420], pal.ink, 12) +
					poly([-90, -420, 90, -420, 56, -560, -56, -560], s.lit(pal.accent2)) +
					glow(s, 0, -430, 260, pal.glow, 0.6) +
					ellipse(0, 0, 70, 12, pal.ink),
				1450,
				830,
			) +
			rect(x - 500, 56, 1000, 540, '#0d0d14', 16) +
			still(s, x - 484, 72, 968, 506) +
			poly([x - 70, 250, x - 70, 400, x + 70, 325], 'none') +
			circle(x, 325, 82, '#000000', 0.35) +
			path(`M${x - 28} 278 L${x + 48} 325 L${x - 28} 372 Z`, '#ffffff') +
			rect(x - 450, 548, 900, 8, '#ffffff', 4, 0.4) +
			rect(x - 450, 548, random.range(200, 700), 8, pal.accent, 4) +
			rect(x - 560, 640, 1120, 60, s.lit(shade(pal.mid, 0.2)), 8) +
			head(x - 170, pal.ink, true) +
			head(x + 120, '#3a2320', false) +
			path(`M${x - 560} 1000 V800 q0 -70 70 -70 h980 q70 0 70 70 V1000 Z`, s.linear(90, [tint(sofa, 0.15), sofa, shade(sofa, 0.5)])) +
			line([x - 20, 760, x - 20, 1000], shade(sofa, 0.5), 6) +
			rect(x - 660, 820, 150, 200, s.lit(shade(sofa, 0.2)), 44) +
			rect(x + 510, 820, 150, 200, s.lit(shade(sofa, 0.2)), 44) +
			place(
				poly([-80, -40, 80, -40, 56, 100, -56, 100], '#fff8ea') +
					times(3, (i) => poly([-60 + i * 48, -40, -34 + i * 48, -40, -30 + i * 38, 100, -48 + i * 38, 100], pal.accent)) +
					times(14, (i) => circle(-70 + (i % 7) * 23, -48 - Math.floor(i / 7) * 22 + (i % 2) * 8, 19, i % 3 ? '#fff3d0' : '#f6dc96')),
				x - 20,
				790,
				1,
			),
		focal: { x, y: 350 },
		light: { x, y: 330 },
	};
}

/** Pictures of film and series. */
export const cineScenes = {
	cine: { moods: nightMoods, draw: cine },
	claqueta: { moods: anyMoods, draw: claqueta, wide: true },
	serie: { moods: nightMoods, draw: serie, oneWay: true },
} satisfies Record<string, Scene>;
