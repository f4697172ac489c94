import { figure } from '../figure.ts';
import { backdrop, clouds, sky, skyline, tabletop, tree, water } from '../landscape.ts';
import { anyMoods, dayMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { box, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, specks, steam, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function monedas(s: Stage): Drawn {
	const { pal, random } = s;
	const gold = random.pick(mix(pal.accent2, '#e0a52f', 0.5), mix(pal.accent2, '#c98a3a', 0.5));
	const count = random.int(4, 5);
	const left = 800 - count * 125;
	const heights = Array.from({ length: count }, (_, i) => 3 + i * random.range(1.5, 2.4) + random.range(0, 1.4));
	const stack = (x: number, y: number, coins: number): string =>
		shadow(s, x + 90, y + 8, 220, 30, 0.6) +
		times(
			Math.round(coins),
			(i) =>
				rect(
					x - 92 + Math.sin(i * 2.3) * 5,
					y - 36 * (i + 1),
					184,
					34,
					s.linear(0, [shade(gold, 0.25), tint(gold, 0.55), gold, shade(gold, 0.45)]),
					9,
				) + times(11, (k) => rect(x - 82 + k * 16 + Math.sin(i * 2.3) * 5, y - 36 * (i + 1) + 7, 4, 20, shade(gold, 0.4), 0, 0.35)),
		) +
		ellipse(x + Math.sin((Math.round(coins) - 1) * 2.3) * 5, y - 36 * Math.round(coins) + 2, 88, 15, tint(gold, 0.45));
	const coin =
		shadow(s, 50, 170, 230, 26, 0.6) +
		circle(14, 4, 158, shade(gold, 0.5)) +
		circle(0, 0, 158, s.lit(gold, 0.5)) +
		ring(0, 0, 126, 126, shade(gold, 0.3), 8) +
		ring(-2, -2, 126, 126, tint(gold, 0.6), 3) +
		times(16, (i) => place(poly([-9, -58, 9, -58, 0, -100], shade(gold, 0.32)), 0, 0, 1, i * 22.5)) +
		circle(0, 0, 50, s.lit(shade(gold, 0.2), 0.4)) +
		poly([-120, -100, -84, -132, 96, 118, 66, 140], '#ffffff', 0.22);
	const arrow = heights.flatMap((h, i) => [left + 125 + i * 250 - 20, 800 - h * 36 - 110 - (i % 2) * 22]);
	return {
		art:
			backdrop(s, 820, 430) +
			tabletop(s, 790, pal.near) +
			heights.map((h, i) => stack(left + 100 + i * 230, 850, h)).join('') +
			line(arrow, pal.accent, 16, 0.92) +
			circle(arrow.at(-2) ?? 0, arrow.at(-1) ?? 0, 28, pal.accent) +
			circle(arrow.at(-2) ?? 0, arrow.at(-1) ?? 0, 12, pal.light) +
			place(coin, random.range(230, 330), 800, 1.02, -12) +
			times(4, () => ellipse(random.range(560, 1450), random.range(900, 965), 84, 22, s.lit(gold, 0.5))),
		focal: { x: 840, y: 600 },
	};
}

function bolsa(s: Stage): Drawn {
	const { pal, random } = s;
	const up = random.chance(0.6);
	let level = up ? 560 : 220;
	const good = mix('#35c98f', pal.accent2, 0.2);
	const bad = pal.accent;
	const trend: number[] = [];
	const candles = times(26, (i) => {
		const open = level;
		level = (up ? 540 - i * 12 : 240 + i * 12) + random.range(-62, 62) + Math.sin(i * 0.55) * 40;
		const color = level < open ? good : bad;
		trend.push(150 + i * 52, (open + level) / 2 - 40);
		return (
			line(
				[150 + i * 52, Math.min(open, level) - random.range(8, 44), 150 + i * 52, Math.max(open, level) + random.range(8, 44)],
				color,
				4,
			) +
			rect(135 + i * 52, Math.min(open, level), 30, Math.max(12, Math.abs(level - open)), s.linear(0, [tint(color, 0.3), color]), 3) +
			rect(137 + i * 52, 700 - random.range(14, 70), 26, 80, color, 0, 0.3)
		);
	});
	const x = random.range(520, 1080);
	const head = (hx: number, k: number, hair: string): string =>
		place(
			path('M-230 330 Q-226 100 -80 66 L-60 10 L60 10 L80 66 Q226 100 230 330 Z', s.linear(90, [shade(pal.near, 0.1), pal.ink])) +
				path('M-230 330 Q-226 100 -80 66', 'none') +
				path('M-88 -60 Q-96 -180 0 -186 Q96 -180 88 -60 Q84 40 0 50 Q-84 40 -88 -60 Z', hair) +
				path('M-96 60 Q-210 100 -222 300', 'none') +
				line([-216, 240, -196, 140, -100, 78], good, 7, 0.65) +
				line([216, 240, 196, 140, 100, 78], bad, 7, 0.5),
			hx,
			740,
			k,
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near])) +
			rect(70, 70, 1460, 680, shade(pal.ink, 0.2), 18) +
			rect(84, 84, 1432, 652, s.linear(120, [pal.near, shade(pal.near, 0.35)]), 12) +
			times(6, (i) => line([84, 170 + i * 95, 1516, 170 + i * 95], pal.mid, 2, 0.6)) +
			glow(s, x, 420, 620, up ? good : bad, 0.25) +
			candles +
			line(trend, pal.accent2, 5, 0.85) +
			glow(s, trend.at(-2) ?? 0, trend.at(-1) ?? 0, 90, pal.accent2, 0.8) +
			circle(trend.at(-2) ?? 0, trend.at(-1) ?? 0, 12, pal.light) +
			times(
				9,
				(i) =>
					rect(110 + i * 155, 102, 90, 14, i % 3 ? pal.far : up ? good : bad, 4, 0.8) +
					poly([214 + i * 155, 116, 222 + i * 155, 102, 230 + i * 155, 116], i % 3 ? good : bad),
			) +
			rect(0, 900, 1600, 100, pal.ink) +
			head(x, 1, shade(pal.ink, 0.2)) +
			head(x + (x > 800 ? -470 : 470), 0.72, shade(pal.ink, 0.3)) +
			line([x - 92, 690, x - 96, 730, x - 76, 770], pal.far, 9),
		focal: { x, y: 560 },
		light: { x, y: 330 },
	};
}

function puerto(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 860);
	const colors = [pal.accent, pal.accent2, pal.mid, pal.light, shade(pal.accent, 0.3), pal.far];
	const crane = (cx: number, k: number, color: string): string =>
		place(
			line([-70, 0, -50, -430], color, 18) +
				line([70, 0, 50, -430], color, 18) +
				line([-64, -120, 58, -280], color, 10) +
				line([60, -120, -58, -280], color, 10) +
				line([-260, -430, 330, -430], color, 20) +
				line([0, -560, -240, -434], color, 7) +
				line([0, -560, 310, -434], color, 7) +
				line([-30, -430, 0, -570, 30, -430], color, 14) +
				rect(120, -426, 60, 40, pal.accent2) +
				line([150, -390, 150, -230], color, 4) +
				rect(90, -230, 130, 60, pal.accent),
			cx,
			690,
			k,
		);
	const stacks = times(9, (col) =>
		times(random.int(2, 5), (row) => {
			const c = random.pick(pal.accent, ...colors);
			return (
				rect(-380 + col * 84, -52 - (row + 1) * 50, 81, 48, s.linear(90, [tint(c, 0.15), shade(c, 0.15)]), 2) +
				times(6, (i) => rect(-372 + col * 84 + i * 12, -46 - (row + 1) * 50, 3, 36, shade(c, 0.35), 0, 0.6))
			);
		}),
	);
	const hull =
		path('M-560 -60 H560 Q540 60 470 110 H-470 Q-540 60 -560 -60 Z', s.linear(90, [shade(pal.accent, 0.1), shade(pal.accent, 0.45)])) +
		rect(-520, -80, 1060, 26, pal.light) +
		rect(-520, -330, 130, 260, s.lit(pal.light, 0.2)) +
		times(12, (i) => rect(-504 + (i % 3) * 38, -306 + Math.floor(i / 3) * 46, 24, 22, pal.near)) +
		rect(-500, -400, 60, 74, pal.accent2) +
		rect(-500, -380, 60, 16, pal.near) +
		poly([-540, 74, 520, 74, 470, 110, -470, 110], pal.ink, 0.5);
	return {
		art:
			sky(s, x + random.range(-420, 420), random.range(380, 500), 100) +
			clouds(s, 4, 220, 110, pal.light, 0.5) +
			skyline(s, 700, 30, 110, pal.far) +
			crane(230, 1, mix(pal.far, pal.mid, 0.5)) +
			crane(520, 0.85, mix(pal.far, pal.mid, 0.3)) +
			water(s, 690, pal.mid, x, pal.glow) +
			place(stacks + hull, x, 760) +
			rect(x - 520, 868, 1040, 16, pal.light, 8, 0.5) +
			crane(1340, 1.35, pal.near) +
			poly([1080, 700, 1600, 690, 1600, 1000, 1000, 1000], pal.ink) +
			rect(1080, 694, 520, 20, tint(pal.near, 0.2)) +
			times(3, (i) => figure(s, 1160 + i * 130, 712, 84, 'stand', { top: pal.accent2, style: 'cap' })),
		focal: { x, y: 640 },
	};
}

function fabrica(s: Stage): Drawn {
	const { pal, random } = s;
	const brick = random.pick(mix(pal.accent, pal.near, 0.45), mix(pal.mid, pal.accent, 0.25), pal.mid);
	const teeth = random.int(4, 5);
	const x = random.range(320, 420);
	const w = 190;
	const stacks = [random.range(120, 180), random.range(250, 300)];
	const chimney = (cx: number, h: number): string =>
		times(9, (i) =>
			circle(
				cx + i * i * 6 + i * 14,
				730 - h - 30 - i * 34 + Math.sin(i) * 12,
				30 + i * 13,
				s.lit(mix(pal.light, pal.far, 0.2 + i * 0.06), 0.2),
				0.92 - i * 0.085,
			),
		) +
		poly([cx - 40, 740, cx + 40, 740, cx + 27, 730 - h, cx - 27, 730 - h], s.tube(brick)) +
		rect(cx - 32, 730 - h, 64, 24, pal.light) +
		rect(cx - 33, 790 - h, 66, 24, pal.accent);
	return {
		art:
			sky(s, random.range(1050, 1350), random.range(280, 430), 100) +
			clouds(s, 3, 180, 60, pal.light, 0.45) +
			skyline(s, 760, 60, 180, pal.far) +
			chimney(stacks[0] ?? 150, 470) +
			chimney(stacks[1] ?? 270, 380) +
			times(
				teeth,
				(i) =>
					poly(
						[x + i * w, 560, x + i * w, 400, x + (i + 1) * w, 520, x + (i + 1) * w, 560],
						s.linear(30, [tint(brick, 0.3), shade(brick, 0.2)]),
					) + poly([x + i * w, 552, x + i * w, 404, x + i * w - 34, 540, x + i * w - 34, 552], mix(pal.glow, pal.accent2, 0.3)),
			) +
			rect(x - 60, 545, w * teeth + 90, 270, s.lit(brick, 0.2)) +
			rect(x - 60, 545, w * teeth + 90, 16, tint(brick, 0.45)) +
			times(
				teeth * 2,
				(i) =>
					rect(x - 20 + i * 98, 606, 64, 96, mix(pal.glow, pal.accent2, random.next() * 0.6), 4, random.range(0.6, 1)) +
					line([x + 12 + i * 98, 606, x + 12 + i * 98, 702], pal.ink, 5) +
					line([x - 20 + i * 98, 654, x + 44 + i * 98, 654], pal.ink, 5),
			) +
			rect(0, 800, 1600, 200, s.linear(90, [pal.mid, pal.near, pal.ink])) +
			poly([600, 800, 900, 800, 1250, 1000, 350, 1000], tint(pal.mid, 0.25), 0.5) +
			box(s, 60, 700, 150, 120, 34, mix(pal.accent2, pal.mid, 0.4)) +
			box(s, 1330, 690, 130, 130, 34, pal.accent) +
			box(s, 1380, 600, 100, 90, 28, pal.accent2) +
			times(8, (i) =>
				figure(
					s,
					420 + i * 100 + random.range(-24, 24),
					random.range(880, 950),
					random.range(120, 150),
					'walk',
					{ top: random.pick(pal.near, pal.accent, pal.mid), style: 'cap' },
					i % 3 === 0,
				),
			),
		focal: { x: 760, y: 560 },
	};
}

function comercio(s: Stage): Drawn {
	const { pal, random } = s;
	const front = random.pick(pal.near, mix(pal.accent, pal.ink, 0.3), shade(pal.mid, 0.25));
	const stripe = random.pick(pal.accent, pal.accent2, pal.mid);
	const win = s.linear(90, [mix(pal.glow, '#ffffff', 0.3), mix(pal.glow, pal.accent2, 0.6)]);
	const goods = times(6, (i) => {
		const gx = 430 + i * 92;
		const kind = random.int(0, 3);
		const c = random.pick(pal.accent, pal.mid, pal.light, pal.near);
		return kind === 0
			? rect(gx, 560, 60, 70, s.lit(c), 8)
			: kind === 1
				? circle(gx + 30, 598, 32, s.lit(c))
				: kind === 2
					? path(`M${gx} 630 v-60 q30 -40 60 0 v60 Z`, s.lit(c))
					: rect(gx + 14, 520, 30, 110, s.lit(c), 12);
	});
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [mix(pal.skyTop, pal.far, 0.3), pal.far])) +
			rect(0, 0, 300, 860, s.lit(pal.mid)) +
			rect(1340, 0, 300, 860, s.lit(mix(pal.mid, pal.accent2, 0.25))) +
			times(3, (i) => rect(60, 90 + i * 210, 120, 150, pal.near) + rect(1410, 90 + i * 210, 120, 150, pal.near)) +
			rect(300, 60, 1040, 800, s.lit(tint(front, 0.12))) +
			rect(300, 170, 1040, 110, shade(front, 0.3)) +
			times(random.int(6, 8), (i) => rect(520 + i * 76, 200, 50, 50, pal.accent2, 8)) +
			times(4, (i) => rect(360 + i * 250, 70, 150, 84, pal.mid, 4)) +
			rect(360, 400, 680, 330, win) +
			glow(s, 700, 540, 420, pal.glow, 0.7) +
			rect(370, 630, 660, 16, shade(front, 0.2)) +
			goods +
			rect(380, 500, 150, 10, shade(front, 0.2)) +
			times(3, (i) => rect(396 + i * 44, 450, 34, 50, random.pick(pal.accent, pal.mid, pal.near), 6)) +
			line([700, 400, 700, 450], pal.ink, 4) +
			path('M650 480 q50 -60 100 0 Z', pal.accent) +
			poly([400, 730, 520, 400, 600, 400, 480, 730], '#ffffff', 0.22) +
			rect(360, 730, 680, 130, shade(front, 0.2)) +
			rect(1090, 380, 200, 480, shade(front, 0.4), 6) +
			rect(1112, 404, 156, 320, win, 4) +
			rect(1140, 500, 100, 44, pal.accent, 6) +
			circle(1260, 640, 10, pal.accent2) +
			times(11, (i) =>
				path(
					`M${310 + i * 96} 280 h96 l${(i - 5) * 3 + 4} 110 a48 34 0 0 1 -96 0 Z`,
					s.linear(90, [i % 2 ? pal.light : stripe, shade(i % 2 ? pal.light : stripe, 0.25)]),
				),
			) +
			rect(300, 390, 1060, 40, pal.ink, 0, 0.18) +
			rect(0, 860, 1600, 140, s.linear(90, [mix(pal.far, pal.light, 0.35), pal.mid])) +
			poly([360, 860, 1040, 860, 1180, 1000, 250, 1000], pal.glow, 0.35) +
			figure(s, random.range(560, 900), 950, 420, 'point', { top: pal.accent, style: 'long' }, random.chance(0.4)) +
			figure(s, 1230, 960, 430, 'walk', { top: pal.mid }, true) +
			rect(1140, 750, 74, 90, s.lit(pal.accent2), 4) +
			place(tree(s, 0, 0, 300, mix('#4f8a4d', pal.near, 0.3)), 160, 930) +
			rect(110, 900, 100, 70, pal.accent, 6) +
			steam(s, 40, 500, 10, pal.light, 1, 0) +
			specks(s, 12, 380, 420, 640, 280, pal.light, 4, 0.5),
		focal: { x: 740, y: 560 },
	};
}

/** Pictures of the economy. */
export const economia = {
	monedas: { moods: anyMoods, draw: monedas, oneWay: true, wide: true },
	bolsa: { moods: nightMoods, draw: bolsa, oneWay: true },
	puerto: { moods: ['tarde', 'ocaso', 'dia', 'alba', 'petroleo', 'rosa', 'gris', 'noche'], draw: puerto },
	fabrica: { moods: ['tarde', 'gris', 'ocaso', 'dia', 'ocre', 'alba', 'petroleo', 'rosa'], draw: fabrica },
	comercio: { moods: [...dayMoods, 'ocaso', 'noche'], draw: comercio },
} satisfies Record<string, Scene>;
