import { figure, flag } from '../figure.ts';
import { backdrop, clouds, hills, sky, skyline, tabletop, tree } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { ball, circle, ellipse, faint, glow, line, path, place, poly, rect, ring, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function escuela(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const brick = random.pick(mix(pal.accent, pal.light, 0.3), mix(pal.accent2, pal.light, 0.35), mix(pal.far, pal.light, 0.4));
	const pane = (px: number, py: number): string =>
		rect(px, py, 76, 96, pal.light, 4) +
		rect(px + 7, py + 7, 62, 82, s.linear(60, [mix(pal.skyLow, '#ffffff', 0.3), mix(pal.skyTop, pal.mid, 0.5)])) +
		line([px + 38, py, px + 38, py + 96], pal.light, 6) +
		line([px, py + 48, px + 76, py + 48], pal.light, 6);
	const kid = (kx: number, ky: number, h: number, flip: boolean): string =>
		figure(
			s,
			kx,
			ky,
			h,
			random.pick('walk', 'run', 'walk'),
			{ top: '#fdfaf2', bottom: random.pick(pal.near, pal.mid, pal.accent), dress: random.chance(0.3) },
			flip,
		) + rect(kx + (flip ? 2 : -h * 0.2), ky - h * 0.78, h * 0.17, h * 0.27, random.pick(pal.accent, pal.accent2, pal.mid), h * 0.05);
	return {
		art:
			sky(s, random.pick(300, 1300), 230, 84) +
			clouds(s, 4, 190, 70, pal.light, 0.6) +
			hills(s, 740, 50, mix('#7fa35f', pal.far, 0.4), 3) +
			rect(x - 600, 400, 1200, 410, s.lit(brick, 0.22)) +
			rect(x - 620, 376, 1240, 34, tint(brick, 0.45)) +
			times(
				4,
				(i) => pane(x - 560 + i * 100, 450) + pane(x - 560 + i * 100, 620) + pane(x + 184 + i * 100, 450) + pane(x + 184 + i * 100, 620),
			) +
			rect(x - 150, 280, 300, 530, s.lit(tint(brick, 0.2), 0.25)) +
			poly([x - 190, 290, x, 150, x + 190, 290], s.linear(0, [tint(pal.accent, 0.1), shade(pal.accent, 0.4)])) +
			circle(x, 350, 60, pal.light) +
			ring(x, 350, 60, 60, pal.near, 9) +
			line([x, 350, x, 312], pal.ink, 8) +
			line([x, 350, x + 28, 364], pal.ink, 8) +
			rect(x - 130, 440, 260, 56, pal.near, 6) +
			times(7, (i) => rect(x - 104 + i * 30, 458, 20, 22, pal.light, 3)) +
			rect(x - 76, 560, 152, 250, shade(brick, 0.55), 70) +
			rect(x - 62, 640, 58, 170, s.lit(pal.accent)) +
			rect(x + 6, 640, 58, 170, s.lit(pal.accent)) +
			times(4, (i) => rect(x - 150 - i * 18, 796 + i * 12, 300 + i * 36, 14, i % 2 ? tint(pal.far, 0.4) : tint(pal.far, 0.2))) +
			rect(0, 836, 1600, 170, s.linear(90, [mix(pal.far, pal.light, 0.4), mix(pal.far, pal.mid, 0.4)])) +
			poly([x - 190, 844, x + 190, 844, x + 520, 1000, x - 520, 1000], pal.light, 0.35) +
			tree(s, 130, 880, 420, mix('#5a9a4a', pal.mid, 0.25)) +
			tree(s, 1480, 880, 380, mix('#5a9a4a', pal.mid, 0.25)) +
			flag(s, x - 330, 880, 600, ['#8fc4e6', '#fdfaf2', '#8fc4e6'], 0.4) +
			times(7, (i) => kid(x - 360 + i * 130 + random.range(-20, 20), random.range(900, 980), random.range(140, 200), i > 3)) +
			ball(s, x - 440, 950, 24, pal.accent2),
		focal: { x, y: 560 },
	};
}

function libros(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 840);
	const colors = [pal.accent, pal.accent2, pal.mid, pal.near, mix(pal.far, pal.light, 0.3)];
	const count = random.int(4, 6);
	const pile = times(count, (i) => {
		const w = random.range(520, 640);
		const c = colors[(i + s.seed) % 5] ?? pal.mid;
		const px = x - w / 2 + random.range(-50, 50);
		const y = 850 - (i + 1) * 74;
		return (
			rect(px + 14, y + 8, w - 20, 58, s.linear(0, ['#fff8e6', '#e6d8b8'])) +
			times(4, (k) => line([px + 30, y + 18 + k * 12, px + w - 12, y + 18 + k * 12], '#c9b88f', 2)) +
			path(
				`M${px + w} ${y} H${px + 20} Q${px - 20} ${y + 37} ${px + 20} ${y + 74} H${px + w} V${y + 62} H${px + 30} Q${px + 6} ${y + 37} ${px + 30} ${y + 12} H${px + w} Z`,
				s.linear(0, [shade(c, 0.3), tint(c, 0.25), c, shade(c, 0.2)]),
			) +
			rect(px + 90, y, 26, 12, pal.light, 0, 0.9) +
			rect(px + 90, y + 62, 26, 12, pal.light, 0, 0.9)
		);
	});
	const top = 850 - count * 74;
	const openBook = place(
		path('M0 20 Q-120 -60 -330 -24 L-350 70 Q-130 40 0 100 Q130 40 350 70 L330 -24 Q120 -60 0 20 Z', shade(pal.accent, 0.2)) +
			path('M0 10 Q-120 -80 -320 -44 L-330 44 Q-130 14 0 84 Z', s.linear(0, ['#fffaf0', '#f3e6cc', '#d9c6a0'])) +
			path('M0 10 Q120 -80 320 -44 L330 44 Q130 14 0 84 Z', s.linear(0, ['#d9c6a0', '#f6ecd6', '#fffaf0'])) +
			times(
				5,
				(i) =>
					stroke(`M-280 ${-24 + i * 13} Q-140 ${-40 + i * 13} -40 ${8 + i * 13}`, '#b9a98a', 4, 0.7) +
					stroke(`M280 ${-24 + i * 13} Q140 ${-40 + i * 13} 40 ${8 + i * 13}`, '#b9a98a', 4, 0.7),
			),
		x,
		top - 60,
		1.12,
	);
	const shelf = times(
		2,
		(r) =>
			rect(0, 250 + r * 290, 1600, 20, shade(pal.near, 0.1)) +
			times(27, (i) => {
				const h = random.range(140, 220);
				const gap = random.chance(0.12);
				return gap
					? ''
					: rect(
							i * 60 + random.range(-4, 4),
							250 + r * 290 - h,
							random.range(36, 54),
							h,
							mix(colors[random.int(0, 4)] ?? pal.mid, pal.far, 0.45),
							3,
						);
			}),
	);
	return {
		art:
			backdrop(s, x, 380) +
			faint(shelf, 0.6) +
			glow(s, x, top - 120, 560, pal.glow, 0.9) +
			tabletop(s, 840, mix('#8a5a34', pal.near, 0.3)) +
			shadow(s, x + 60, 866, 480, 36, 0.65) +
			pile +
			openBook +
			times(16, (i) =>
				place(
					i % 3 === 0
						? rect(-12, -16, 24, 32, pal.light, 3)
						: i % 3 === 1
							? circle(0, 0, 9, pal.accent2)
							: poly([0, -14, 5, -4, 14, 0, 5, 4, 0, 14, -5, 4, -14, 0, -5, -4], pal.light),
					x + Math.cos(i * 2.1) * (60 + i * 18),
					top - 150 - i * 13,
					1 + (i % 3) * 0.3,
					i * 31,
				),
			) +
			place(
				stroke('M-70 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0 M30 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0 M2 0 h28', pal.ink, 9),
				x + 460,
				890,
				1.1,
			) +
			ball(s, x - 470, 806, 62, '#c8402a') +
			stroke(`M${x - 470} 750 q6 -30 24 -40`, '#5a3a20', 8) +
			ellipse(x - 440, 728, 26, 11, '#5a9a4a'),
		focal: { x, y: (top + 620) / 2 },
	};
}

function universidad(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const stone = mix(pal.light, pal.far, pal.dark ? 0.5 : 0.28);
	const hat = (hx: number, hy: number, k: number, turn: number): string =>
		place(
			path('M-46 8 V44 Q0 70 46 44 V8 Z', tint(pal.ink, 0.1)) +
				poly([-100, 0, 0, -40, 100, 0, 0, 40], s.linear(30, [tint(pal.ink, 0.3), pal.ink])) +
				line([0, 0, 74, 20, 76, 66], pal.accent2, 6) +
				circle(76, 72, 10, pal.accent2),
			hx,
			hy,
			k,
			turn,
		);
	return {
		art:
			sky(s, x, 300, 110) +
			clouds(s, 4, 200, 80, pal.light, 0.5) +
			faint(skyline(s, 760, 120, 260, pal.far), 0.6) +
			rect(x - 620, 430, 1240, 370, s.lit(shade(stone, 0.08))) +
			times(4, (i) =>
				times(
					2,
					(k) =>
						rect((k ? x + 280 : x - 580) + i * 78, 480, 44, 110, pal.near, 22) +
						rect((k ? x + 280 : x - 580) + i * 78, 640, 44, 120, pal.near, 4),
				),
			) +
			rect(x - 250, 390, 500, 410, shade(stone, 0.5)) +
			times(
				6,
				(i) =>
					rect(x - 240 + i * 88, 390, 40, 410, s.tube(stone, 0.3)) +
					rect(x - 248 + i * 88, 386, 56, 18, tint(stone, 0.3)) +
					rect(x - 248 + i * 88, 786, 56, 18, tint(stone, 0.2)),
			) +
			rect(x - 290, 346, 580, 46, tint(stone, 0.2)) +
			poly([x - 310, 350, x, 216, x + 310, 350], s.lit(stone, 0.35)) +
			poly([x - 210, 336, x, 244, x + 210, 336], shade(stone, 0.25)) +
			circle(x, 304, 30, tint(stone, 0.3)) +
			times(6, (i) => rect(x - 290 - i * 24, 800 + i * 14, 580 + i * 48, 15, i % 2 ? stone : tint(stone, 0.4))) +
			rect(0, 884, 1600, 120, s.linear(90, [mix('#6f9a5f', pal.mid, 0.4), pal.near])) +
			poly([x - 160, 884, x + 160, 884, x + 330, 1000, x - 330, 1000], tint(pal.far, 0.4), 0.8) +
			tree(s, 110, 900, 430, mix('#5a9a4a', pal.mid, 0.3)) +
			tree(s, 1500, 900, 400, mix('#5a9a4a', pal.mid, 0.3)) +
			times(5, (i) =>
				figure(s, x - 400 + i * 200, 985, 300, 'cheer', { top: shade(pal.mid, 0.4), bottom: pal.ink, dress: true }, i % 2 === 0),
			) +
			times(7, (i) =>
				hat(x - 420 + i * 140, 560 - Math.abs(3 - i) * -26 - (i % 2) * 80 - 80, 0.62 + (i % 3) * 0.14, random.range(-28, 28)),
			) +
			specks(s, 60, x - 500, 300, 1000, 400, pal.accent2, 6, 0.8),
		focal: { x, y: 520 },
	};
}

/** Pictures of education. */
export const educacion = {
	escuela: { moods: dayMoods, draw: escuela },
	libros: { moods: anyMoods, draw: libros },
	universidad: { moods: [...dayMoods, 'ocaso', 'petroleo'], draw: universidad, wide: true },
} satisfies Record<string, Scene>;
