import { figure, streetLamp } from '../figure.ts';
import { clouds, hills, peaks, pine, poplar, sky, skyline, tree } from '../landscape.ts';
import { anyMoods, mix, shade, tint } from '../palette.ts';
import { circle, ellipse, faint, glow, line, path, place, poly, rays, rect, ring, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

const house = (s: Stage, x: number, y: number, k: number, roof: string): string =>
	place(
		rect(-130, -150, 260, 150, s.lit(mix(s.pal.light, s.pal.far, 0.35))) +
			poly([-160, -146, 0, -270, 160, -146], s.linear(0, [tint(roof, 0.2), shade(roof, 0.4)])) +
			rect(60, -260, 36, 80, shade(roof, 0.3)) +
			rect(-90, -110, 64, 60, s.pal.glow) +
			line([-58, -110, -58, -50], s.pal.ink, 5) +
			rect(30, -110, 60, 110, s.pal.near, 4),
		x,
		y,
		k,
	);

function tormenta(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 960);
	const bolt = (bx: number, k: number, o: number): string =>
		place(
			glow(s, 0, 240, 420, pal.glow, 0.6 * o) +
				poly(
					[20, -20, -70, 210, -8, 204, -80, 400, -28, 392, -96, 610, 60, 330, 4, 338, 84, 170, 24, 178, 80, -20],
					tint(pal.glow, 0.5),
					o,
				),
			bx,
			250,
			k,
		);
	const dark = mix(pal.near, pal.ink, 0.4);
	const mass = times(26, (i) => {
		const cx = i * 66 - 40 + random.range(-40, 40);
		const cy = 90 + random.range(-60, 110) + (i % 3) * 40;
		const r = random.range(100, 190);
		return circle(cx, cy, r, s.linear(90, [tint(dark, 0.08 + (i % 4) * 0.07), shade(dark, 0.2)]));
	});
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [dark, pal.mid, mix(pal.far, pal.skyLow, 0.5), pal.skyLow])) +
			glow(s, x, 700, 760, pal.glow, 0.6) +
			bolt(x + 430, 0.6, 0.7) +
			mass +
			bolt(x, 0.92, 1) +
			hills(s, 800, 50, shade(pal.mid, 0.2), 2) +
			times(6, (i) => poplar(s, 120 + i * 62, 830, 190 + (i % 2) * 40, shade(pal.near, 0.3))) +
			rect(0, 822, 1600, 200, s.linear(90, [shade(pal.near, 0.1), pal.ink])) +
			house(s, 1240, 850, 1, pal.accent) +
			tree(s, 1470, 860, 240, shade(pal.near, 0.2)) +
			times(
				7,
				(i) =>
					line([i * 260 + 60, 880, i * 260 + 60, 690 + i * 4], pal.ink, 10) +
					line([i * 260 + 30, 706, i * 260 + 90, 706], pal.ink, 7) +
					stroke(`M${i * 260 + 60} 706 q130 50 260 4`, pal.ink, 3),
			) +
			times(90, () => {
				const rx = random.range(-60, 1660);
				const ry = random.range(240, 960);
				return line([rx, ry, rx - 22, ry + 66], pal.light, 3, random.range(0.12, 0.45));
			}) +
			poly([x - 200, 900, x + 60, 890, x + 160, 930, x - 120, 950], pal.glow, 0.28),
		focal: { x: x - 10, y: 500 },
		light: { x, y: 400 },
	};
}

function sol(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(620, 820);
	const hot = mix('#ff9a2e', pal.accent2, 0.4);
	const thermo = place(
		rect(-56, -470, 112, 560, '#ffffff', 56, 0.95) +
			circle(0, 110, 92, '#ffffff') +
			rect(-26, -440, 52, 520, mix(pal.far, pal.light, 0.5), 26) +
			rect(-26, -random.range(320, 410), 52, 480, '#e03a2a', 26) +
			circle(0, 110, 66, s.lit('#e03a2a', 0.45)) +
			times(9, (i) => line([38, -400 + i * 50, i % 2 ? 60 : 78, -400 + i * 50], pal.ink, 7)),
		1350,
		640,
		1.12,
		6,
	);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [mix(pal.skyTop, hot, 0.2), mix(pal.skyLow, hot, 0.25), pal.skyLow])) +
			rays(s, x, 380, 20, 1300, tint(hot, 0.4), 0.55) +
			glow(s, x, 380, 700, pal.glow, 0.95) +
			times(16, (i) => place(path('M-34 -268 Q0 -290 34 -268 L0 -360 Z', hot), x, 380, 1, i * 22.5)) +
			circle(x, 380, 236, s.radial(['#fff3b0', '#ffd255', hot, shade(hot, 0.12)], 0.4, 0.36, 0.7)) +
			ring(x, 380, 236, 236, '#fff3c0', 8, 0.7) +
			faint(skyline(s, 830, 120, 300, mix(pal.far, hot, 0.25)), 0.75) +
			skyline(s, 870, 40, 200, pal.mid) +
			rect(0, 860, 1600, 150, s.linear(90, [mix(pal.near, pal.mid, 0.4), pal.ink])) +
			times(4, (i) => stroke(`M${100 + i * 260} 850 q40 -30 80 0 t80 0 t80 0`, tint(hot, 0.5), 7, 0.5)) +
			figure(s, x - 130, 950, 220, 'walk', { top: pal.light, style: 'cap' }) +
			figure(s, x + 90, 960, 230, 'walk', { top: pal.accent, style: 'long' }, true) +
			place(
				path('M-120 0 Q0 -120 120 0 Z', s.linear(0, [pal.accent, shade(pal.accent, 0.3)])) + line([0, -50, 0, 150], pal.ink, 8),
				x + 86,
				730,
				0.9,
			) +
			tree(s, 130, 930, 330, mix('#5a9a4a', pal.mid, 0.3)) +
			shadow(s, 1380, 900, 230, 26, 0.5) +
			thermo,
		focal: { x: x + 60, y: 420 },
		light: { x, y: 380 },
	};
}

function lluvia(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 800);
	const canopy = (ux: number, uy: number, k: number, c: string): string =>
		place(
			line([0, -20, 0, 210], pal.ink, 10) +
				path(
					'M-230 0 Q-200 -200 0 -210 Q200 -200 230 0 Q190 -40 154 0 Q110 -40 76 0 Q36 -40 0 0 Q-36 -40 -76 0 Q-110 -40 -154 0 Q-190 -40 -230 0 Z',
					s.linear(30, [tint(c, 0.35), c, shade(c, 0.4)]),
				) +
				stroke('M-76 0 Q-60 -150 0 -208 M76 0 Q60 -150 0 -208', shade(c, 0.35), 5, 0.7) +
				line([0, -208, 0, -236], pal.ink, 9),
			ux,
			uy,
			k,
		);
	const shops = times(
		6,
		(i) =>
			rect(i * 280 - 40, 180 + (i % 3) * 60, 270, 620, s.lit(mix(pal.mid, pal.near, (i % 3) * 0.3))) +
			times(6, (k) =>
				rect(
					i * 280 - 6 + (k % 3) * 80,
					250 + (i % 3) * 60 + Math.floor(k / 3) * 120,
					48,
					70,
					random.chance(0.5) ? pal.accent2 : pal.near,
					3,
					0.9,
				),
			) +
			rect(i * 280 - 10, 600, 210, 150, mix(pal.glow, pal.accent2, 0.4), 4, 0.9) +
			poly([i * 280 - 26, 590, i * 280 + 216, 590, i * 280 + 232, 640, i * 280 - 42, 640], i % 2 ? pal.accent : pal.far),
	);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.skyTop, mix(pal.skyLow, pal.far, 0.4)])) +
			skyline(s, 760, 360, 620, mix(pal.far, pal.skyTop, 0.4)) +
			shops +
			rect(0, 780, 1600, 230, s.linear(90, [pal.near, mix(pal.near, pal.mid, 0.5), pal.near])) +
			times(34, () =>
				ellipse(
					random.next() * 1600,
					random.range(800, 990),
					random.range(20, 120),
					random.range(3, 9),
					random.pick(pal.accent2, pal.glow, pal.accent, pal.far),
					random.range(0.15, 0.5),
				),
			) +
			streetLamp(s, 1330, 860, 560) +
			figure(s, 320, 850, 260, 'walk', { top: pal.mid }) +
			canopy(330, 610, 0.5, pal.accent2) +
			figure(s, 1130, 840, 230, 'walk', { top: pal.far }, true) +
			canopy(1120, 640, 0.46, pal.light) +
			ellipse(x, 972, 300, 22, pal.accent, 0.3) +
			figure(s, x, 960, 520, 'walk', { top: random.pick(pal.accent2, pal.light), bottom: pal.ink, style: 'long' }) +
			canopy(x + 96, 490, 1.22, pal.accent) +
			times(150, () => {
				const rx = random.range(-40, 1660);
				const ry = random.range(-40, 960);
				return line([rx, ry, rx - 12, ry + random.range(36, 80)], pal.light, 3, random.range(0.15, 0.55));
			}) +
			times(20, () => {
				const px = random.next() * 1600;
				const py = random.range(850, 985);
				return ring(px, py, random.range(16, 36), random.range(4, 8), pal.light, 3, 0.6);
			}),
		focal: { x: x + 50, y: 520 },
	};
}

function nieve(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 900);
	const white = mix('#f6f8fb', pal.skyLow, pal.dark ? 0.28 : 0.12);
	const log = mix('#7a4526', pal.near, 0.3);
	const cabin = place(
		rect(-230, -210, 460, 210, s.linear(20, [tint(log, 0.2), log, shade(log, 0.4)])) +
			times(6, (i) => line([-230, -180 + i * 34, 230, -180 + i * 34], shade(log, 0.4), 5)) +
			rect(-180, -150, 110, 90, pal.glow) +
			line([-125, -150, -125, -60], log, 8) +
			line([-180, -105, -70, -105], log, 8) +
			rect(90, -150, 90, 80, pal.glow) +
			line([135, -150, 135, -70], log, 8) +
			rect(-40, -150, 90, 150, shade(log, 0.5), 4) +
			glow(s, -125, -100, 220, pal.glow, 0.8) +
			glow(s, 135, -100, 200, pal.glow, 0.7) +
			rect(120, -420, 60, 150, shade(pal.near, 0.1)) +
			rect(112, -432, 76, 26, white, 8) +
			poly([-290, -190, 0, -400, 290, -190, 260, -180, 0, -350, -260, -180], shade(log, 0.4)) +
			path(
				'M-300 -196 Q-150 -330 -10 -420 Q0 -426 10 -420 Q160 -330 300 -196 Q270 -180 240 -206 Q120 -300 0 -372 Q-120 -300 -240 -206 Q-270 -180 -300 -196',
				s.linear(0, [white, shade(white, 0.15)]),
			),
		x,
		800,
		1.05,
	);
	return {
		art:
			sky(s, x > 770 ? 420 : 1250, 210, 64) +
			peaks(s, 720, 430, mix(pal.far, pal.mid, 0.3), 4, white) +
			hills(s, 690, 60, mix(white, pal.far, 0.3), 3) +
			times(9, (i) => pine(s, i * 200 + random.range(-40, 40), 740, random.range(210, 330), mix('#2f6a54', pal.near, 0.4), white)) +
			hills(s, 780, 60, white, 2) +
			times(7, (i) => circle(x + 150 + i * i * 5, 350 - i * 36, 26 + i * 9, pal.light, 0.5 - i * 0.06)) +
			cabin +
			path(
				`M-20 1000 V850 Q${x - 200} 780 ${x} 806 Q1300 790 1620 880 V1000 Z`,
				s.linear(90, [tint(white, 0.5), white, mix(white, pal.far, 0.4)]),
			) +
			poly([x - 20, 806, x + 30, 806, x + 230, 1000, x - 60, 1000], mix(white, pal.far, 0.45), 0.7) +
			pine(s, 180, 930, 520, mix('#2f6a54', pal.near, 0.3), white) +
			pine(s, 1440, 950, 580, mix('#2f6a54', pal.near, 0.3), white) +
			pine(s, 340, 900, 300, mix('#2f6a54', pal.near, 0.2), white) +
			figure(s, x + 250, 930, 150, 'walk', { top: pal.accent, style: 'cap' }) +
			specks(s, 190, 0, 0, 1600, 1000, '#ffffff', 8, 0.95),
		focal: { x, y: 620 },
	};
}

function viento(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(560, 700);
	const crown = mix('#5f8f4a', pal.mid, 0.35);
	const gust = (y: number, sx: number, w: number): string =>
		stroke(`M${sx} ${y} h${w} q90 0 90 -50 q0 -46 -48 -46 q-40 0 -40 36`, pal.light, 10, 0.75) +
		stroke(`M${sx + 90} ${y + 34} h${w * 0.55}`, pal.light, 7, 0.5);
	return {
		art:
			sky(s, 1290, 270, 90) +
			clouds(s, 5, 200, 120, pal.light, 0.7, 1.2) +
			hills(s, 740, 90, mix(pal.far, '#7fa35f', 0.2), 2) +
			hills(s, 800, 70, mix(pal.mid, '#7fa35f', 0.2), 3) +
			rect(0, 800, 1600, 210, s.linear(90, [mix('#7fa35f', pal.mid, 0.45), pal.near])) +
			gust(250, 60, 460) +
			gust(430, 760, 480) +
			gust(620, 80, 260) +
			gust(130, 820, 360) +
			shadow(s, x + 120, 868, 300, 26, 0.5) +
			path(
				`M${x - 50} 870 Q${x - 20} 660 ${x + 30} 560 Q${x + 90} 450 ${x + 200} 390 L${x + 214} 408 Q${x + 120} 480 ${x + 84} 590 Q${x + 40} 700 ${x + 40} 870 Z`,
				s.linear(0, [mix('#7a4a2a', pal.near, 0.2), mix('#4a2a1a', pal.ink, 0.3)]),
			) +
			times(13, (i) =>
				place(
					path(
						'M-150 20 Q-120 -90 30 -70 Q190 -50 270 20 Q140 60 0 50 Q-110 60 -150 20 Z',
						s.linear(60, [tint(crown, 0.3 - (i % 3) * 0.1), crown, shade(crown, 0.35)]),
					),
					x + 60 + (i % 5) * 78,
					280 + Math.floor(i / 5) * 76 + (i % 2) * 24,
					0.9,
					-8 + (i % 4) * 4,
				),
			) +
			times(46, () =>
				place(
					path('M0 0 Q16 -24 38 -8 Q22 16 0 0', random.pick(crown, pal.accent, pal.accent2, shade(crown, 0.2))),
					random.range(x, 1580),
					random.range(180, 900),
					random.range(0.6, 1.4),
					random.range(-40, 60),
				),
			) +
			figure(s, 1230, 940, 400, 'bend', { top: pal.accent, bottom: pal.ink, style: 'bun' }, true) +
			place(
				path('M-150 0 Q-120 110 0 120 Q120 110 150 0 Q100 30 60 0 Q0 36 -60 0 Q-100 30 -150 0', s.lit(pal.accent2)) +
					line([0, 110, 0, -100], pal.ink, 8),
				1000,
				690,
				0.85,
				-62,
			) +
			times(26, (i) => stroke(`M${i * 64} 1000 q10 -60 60 -80`, shade(pal.near, 0.1), 7)),
		focal: { x: x + 190, y: 430 },
	};
}

/** Pictures of the weather. */
export const clima = {
	tormenta: { moods: ['noche', 'gris', 'petroleo', 'ocaso', 'alba', 'azul', 'vino', 'dia'], draw: tormenta },
	sol: { moods: ['tarde', 'dia', 'menta', 'rosa', 'ocre', 'alba'], draw: sol, wide: true },
	lluvia: { moods: ['gris', 'noche', 'alba', 'petroleo', 'ocaso', 'dia', 'azul', 'vino'], draw: lluvia },
	nieve: { moods: ['noche', 'alba', 'dia', 'azul', 'ocaso', 'gris', 'petroleo', 'rosa'], draw: nieve },
	viento: { moods: anyMoods, draw: viento },
} satisfies Record<string, Scene>;
