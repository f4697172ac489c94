import { figure } from '../figure.ts';
import { clouds, hills, palm, peaks, pine, sky, tree, water } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { ball, circle, ellipse, line, mirror, path, place, poly, rect, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function avion(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const white = mix('#ffffff', pal.skyLow, 0.08);
	const plane =
		path('M-60 -30 L-250 -270 H-330 L-210 -30 Z', s.linear(90, [shade(white, 0.35), shade(white, 0.2)])) +
		path('M-500 -20 L-600 -220 H-520 L-380 -60 Z', s.linear(90, [tint(pal.accent, 0.2), shade(pal.accent, 0.25)])) +
		path(
			'M-560 10 Q-540 -60 -400 -66 H300 Q470 -60 540 20 Q520 70 300 76 H-300 Q-480 70 -560 10 Z',
			s.linear(90, ['#ffffff', white, shade(white, 0.35)]),
		) +
		path('M-556 4 Q-480 40 -300 44 H480 Q520 40 538 22 Q520 70 300 76 H-300 Q-480 70 -556 4', pal.accent) +
		times(17, (i) => rect(-330 + i * 38, -34, 20, 26, mix(pal.near, pal.skyTop, 0.3), 9)) +
		path('M430 -32 Q476 -20 496 0 H430 Z', mix(pal.near, pal.skyTop, 0.2)) +
		path('M-540 0 L-660 -50 H-600 L-460 10 Z', shade(white, 0.2)) +
		path('M110 40 L-180 300 H-280 L-90 40 Z', s.linear(90, [tint(white, 0.1), shade(white, 0.28)])) +
		rect(-110, 130, 130, 56, s.lit(shade(white, 0.15)), 28) +
		ellipse(18, 158, 13, 26, pal.ink) +
		rect(-190, 214, 110, 46, s.lit(shade(white, 0.15)), 23) +
		ellipse(-82, 237, 11, 21, pal.ink) +
		rect(300, -60, 14, 130, pal.accent2, 0, 0.9);
	const trail = (y: number): string => rect(-1500, y, 1200, 16, s.linear(0, [`${pal.light}@0`, `${pal.light}@.8`]), 8);
	return {
		art:
			sky(s, random.pick(330, 1250), random.range(240, 330), 110) +
			clouds(s, 5, 240, 140, pal.light, 0.6) +
			peaks(s, 1000, 240, mix(pal.far, pal.skyLow, 0.35), 6, pal.light) +
			times(2, (r) => clouds(s, 6, 850 + r * 90, 40, pal.light, 0.85, 1.35)) +
			place(trail(150) + trail(232) + plane, x, 480, 1.06, random.range(-15, -6)) +
			clouds(s, 5, 985, 20, pal.light, 0.95, 1.6),
		focal: { x, y: 480 },
	};
}

function playa(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 860);
	const sand = mix('#f0d49a', pal.skyLow, 0.35);
	const umbrella = (ux: number, uy: number, k: number, a: string): string =>
		place(
			shadow(s, 160, 6, 230, 24, 0.45) +
				line([0, 0, 40, -420], pal.light, 14) +
				place(
					path('M-260 0 Q-220 -190 0 -200 Q220 -190 260 0 Q0 -50 -260 0 Z', s.lit(a)) +
						path('M-160 -26 Q-130 -170 0 -200 Q-40 -120 -50 -38 Z M50 -38 Q50 -130 0 -200 Q130 -170 160 -26 Z', pal.light) +
						ellipse(0, -200, 12, 14, pal.light),
					40,
					-390,
					1,
					8,
				),
			ux,
			uy,
			k,
		);
	const chair = (cx: number, cy: number, flip: boolean): string => {
		const art =
			line([-100, -60, 60, -60, 120, -190], shade(pal.accent2, 0.1), 26) +
			line([-90, -60, -60, 0], '#c9955a', 12) +
			line([50, -60, 20, 0], '#c9955a', 12) +
			line([-100, -60, -130, -10], '#c9955a', 12) +
			line([60, -60, 90, 0], '#c9955a', 12);
		return place(flip ? mirror(art, 0) : art, cx, cy, 1.1);
	};
	return {
		art:
			sky(s, random.range(300, 1300), random.range(280, 420), 110) +
			clouds(s, 4, 190, 80, pal.light, 0.6) +
			hills(s, 560, 60, mix(pal.far, '#6f9a7f', 0.2), 3) +
			water(s, 540, mix('#2fa0b5', pal.mid, 0.35), 1100, pal.light) +
			place(
				path('M-90 0 H90 L70 30 H-66 Z', pal.light) +
					poly([0, -160, 0, -8, 90, -8], pal.accent) +
					poly([-8, -130, -8, -8, -60, -8], pal.light),
				1270,
				600,
				0.8,
			) +
			path('M-40 800 Q300 690 760 740 T1640 700 V1010 H-40 Z', pal.light, 0.8) +
			path('M-40 830 Q300 716 760 766 T1640 726 V1010 H-40 Z', s.linear(90, [tint(sand, 0.3), sand, shade(sand, 0.2)])) +
			specks(s, 60, 0, 800, 1600, 200, shade(sand, 0.4), 4, 0.6) +
			palm(s, 120, 900, 640, mix('#3f8a5a', pal.near, 0.2), 0.2) +
			palm(s, 260, 920, 430, mix('#3f8a5a', pal.near, 0.3), -0.12) +
			chair(x + 170, 890, false) +
			umbrella(x, 890, 1.1, pal.accent) +
			place(rect(-90, -20, 180, 30, s.lit(pal.accent2), 4), x - 150, 916, 1, 0) +
			umbrella(1330, 830, 0.6, pal.accent2) +
			umbrella(1100, 800, 0.42, pal.mid) +
			ball(s, x + 420, 910, 46, pal.accent) +
			times(4, (i) => figure(s, 900 + i * 150, 800 + (i % 2) * 40, 130, random.pick('walk', 'run', 'cheer'), { bare: true })) +
			place(
				poly([-60, 0, -46, -90, 46, -90, 60, 0], s.lit(pal.accent)) + line([-46, -90, -30, -130, 30, -130, 46, -90], pal.light, 7),
				x - 330,
				950,
				0.8,
			),
		focal: { x: x + 60, y: 640 },
	};
}

function sierras(s: Stage): Drawn {
	const { pal, random } = s;
	const green = mix('#7a9a5a', pal.mid, 0.3);
	const x = random.range(700, 900);
	return {
		art:
			sky(s, x + random.range(-200, 200), random.range(330, 420), 110) +
			clouds(s, 4, 190, 80, pal.light, 0.55) +
			hills(s, 600, 220, mix(pal.far, pal.skyLow, 0.45), 3) +
			hills(s, 650, 190, mix(pal.far, pal.skyLow, 0.1), 4) +
			hills(s, 720, 150, mix(green, pal.far, 0.55), 3) +
			hills(s, 780, 110, mix(green, pal.far, 0.2), 4) +
			place(
				rect(-150, -100, 300, 100, s.lit(pal.light)) +
					poly([-176, -98, 0, -170, 176, -98], mix('#c8552f', pal.accent, 0.3)) +
					rect(110, -210, 70, 210, s.lit(pal.light)) +
					poly([100, -206, 145, -262, 190, -206], mix('#c8552f', pal.accent, 0.3)) +
					circle(145, -170, 16, pal.near) +
					rect(-30, -70, 50, 70, pal.near, 25) +
					line([145, -262, 145, -300], pal.ink, 5) +
					line([132, -286, 158, -286], pal.ink, 5),
				1180,
				790,
				0.85,
			) +
			hills(s, 850, 80, green, 2) +
			path(
				`M${x + 40} 800 Q${x - 160} 840 ${x + 60} 880 Q${x + 240} 920 ${x - 60} 1000 H${x + 240} Q${x + 420} 910 ${x + 180} 864 Q${x} 836 ${x + 70} 800 Z`,
				s.linear(90, [mix('#7fc4d8', pal.skyLow, 0.3), mix('#3f8fae', pal.mid, 0.4)]),
			) +
			times(14, () =>
				ellipse(
					x + random.range(-130, 330),
					random.range(860, 985),
					random.range(16, 50),
					random.range(10, 24),
					s.lit(mix(pal.far, '#a8a09a', 0.5)),
				),
			) +
			times(6, (i) => tree(s, 120 + i * 90 + random.range(-20, 20), 850 + (i % 2) * 40, 150 + (i % 3) * 40, mix('#4f7f4a', pal.mid, 0.3))) +
			times(3, (i) =>
				place(
					times(5, (k) =>
						ellipse(0, 0, 22, 120, s.linear(0, [tint('#5a8a5a', 0.2), shade('#3f6a4a', 0.3)])).replace(
							'<ellipse',
							`<ellipse transform="rotate(${-50 + k * 25}) translate(0 -100)"`,
						),
					),
					1300 + i * 130,
					1000,
					0.9,
				),
			) +
			figure(s, 440, 960, 240, 'hold', { top: pal.accent, style: 'cap' }) +
			figure(s, 540, 960, 230, 'point', { top: pal.accent2, style: 'long' }) +
			times(4, () =>
				place(
					path('M-40 -8 Q-16 -16 0 4 Q18 -18 44 -10 Q20 4 0 12 Q-20 2 -40 -8', pal.ink),
					random.range(300, 1300),
					random.range(170, 380),
					random.range(0.7, 1.4),
				),
			),
		focal: { x: x + 60, y: 660 },
	};
}

function lago(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(680, 900);
	const snow = mix(pal.light, pal.skyLow, 0.1);
	const range1 = peaks(s, 600, 430, mix(pal.mid, pal.far, 0.4), 4, snow);
	const band = range1 + times(16, (i) => pine(s, i * 104 + 20, 612, 80 + ((i * 53) % 80), mix('#2f6a54', pal.near, 0.4)));
	const lake = mix('#3f8fae', pal.mid, 0.4);
	return {
		art:
			sky(s, random.pick(330, 1280), random.range(190, 280), 84) +
			clouds(s, 4, 170, 70, pal.light, 0.6) +
			band +
			rect(0, 600, 1600, 400, s.linear(90, [mix(lake, pal.skyLow, 0.5), lake, shade(lake, 0.4)])) +
			s.clip(rect(0, 604, 1600, 300, '#fff'), `<g transform="translate(0 1212) scale(1 -1)" opacity=".3">${band}</g>`) +
			times(40, () => {
				const t = random.next() ** 1.3;
				return rect(
					random.range(-60, 1500),
					620 + t * 380,
					random.range(60, 240) * (0.4 + t),
					4 + t * 5,
					pal.light,
					4,
					random.range(0.12, 0.4),
				);
			}) +
			place(
				path('M-210 -30 Q-150 30 0 34 Q150 30 210 -30 Q150 6 0 8 Q-150 6 -210 -30 Z', s.lit(pal.accent)) +
					figure(s, -50, 20, 170, 'sit', { top: pal.accent2, shadow: false, bottom: pal.near }) +
					line([-60, -130, 150, 70], '#c9955a', 9) +
					ellipse(160, 82, 14, 30, '#c9955a') +
					ellipse(0, 48, 250, 14, pal.ink, 0.25),
				x,
				800,
				1.1,
			) +
			path('M-20 1000 V880 Q160 850 330 900 Q480 950 520 1000 Z', s.linear(90, [mix('#6f9a5f', pal.mid, 0.4), pal.near])) +
			pine(s, 110, 950, 520, mix('#2f6a54', pal.near, 0.35)) +
			pine(s, 290, 980, 380, mix('#2f6a54', pal.near, 0.45)) +
			poly([1250, 860, 1620, 830, 1620, 890, 1230, 900], s.lit('#a8794a')) +
			times(4, (i) => rect(1270 + i * 90, 850, 20, 150, shade('#7a5232', 0.2))) +
			times(9, (i) => line([1256 + i * 40, 862 - i * 3, 1240 + i * 42, 898 - i], shade('#7a5232', 0.3), 4)),
		focal: { x, y: 700 },
	};
}

/** Pictures of travel and holidays. */
export const viajes = {
	avion: { moods: anyMoods, draw: avion, wide: true },
	playa: { moods: [...dayMoods, 'ocaso'], draw: playa },
	sierras: { moods: [...dayMoods, 'ocaso', 'petroleo'], draw: sierras },
	lago: { moods: ['dia', 'ocaso', 'alba', 'menta', 'tarde', 'noche', 'rosa', 'gris', 'petroleo'], draw: lago },
} satisfies Record<string, Scene>;
