import { backdrop, tabletop } from '../landscape.ts';
import { anyMoods, mix, shade, tint } from '../palette.ts';
import { ball, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, specks, steam, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

const woodOf = (s: Stage): string => mix('#a8693a', s.pal.near, 0.25);
const leaf = (x: number, y: number, k: number, turn: number, color: string): string =>
	place(path('M0 0 Q30 -50 0 -100 Q-30 -50 0 0', color) + line([0, 0, 0, -84], shade(color, 0.3), 3), x, y, k, turn);
const tomato = (s: Stage, x: number, y: number, r: number): string =>
	shadow(s, x + r * 0.3, y + r * 0.92, r * 1.2, r * 0.2) +
	ball(s, x, y, r, '#d8402c') +
	times(5, (i) => leaf(x, y - r * 0.8, r / 130, i * 72 - 20, '#4f8a3d'));
const lemon = (s: Stage, x: number, y: number, r: number): string =>
	shadow(s, x + r * 0.3, y + r * 0.75, r * 1.3, r * 0.2) +
	place(
		path(
			'M-120 0 Q-90 -86 0 -86 Q80 -84 112 -14 L136 0 L112 14 Q80 84 0 86 Q-90 86 -120 0',
			s.radial(['#fff6a8', '#f6d23c', '#e0a92a', '#a8731c'], 0.35, 0.28, 0.8),
		),
		x,
		y,
		r / 100,
		-12,
	);

function olla(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 860);
	const pot = random.pick(pal.accent, mix(pal.mid, '#3f7f9f', 0.3), pal.accent2, '#b9bfc5');
	const soup = random.pick('#e08a2e', '#c94a2c', '#d8b04a');
	return {
		art:
			backdrop(s, x, 420) +
			rect(0, 60, 1600, 16, pal.near) +
			times(6, (i) =>
				(x > 790 ? i : 5 - i) < 4
					? line([180 + i * 110, 70, 180 + i * 110, 150], pal.ink, 6) +
						(i % 2
							? line([180 + i * 110, 150, 180 + i * 110, 330], woodOf(s), 16) + ellipse(180 + i * 110, 360, 34, 50, woodOf(s))
							: rect(172 + i * 110, 150, 16, 150, pal.ink, 6) + circle(180 + i * 110, 350, 54, s.lit('#aeb4ba')))
					: '',
			) +
			tabletop(s, 800, mix(pal.light, pal.far, 0.4)) +
			shadow(s, x + 60, 872, 480, 44, 0.65) +
			times(3, (i) => steam(s, x - 120 + i * 120, 330, 300, pal.light, 40, 0.6)) +
			stroke(`M${x - 340} 520 q-110 0 -110 60 t110 60 M${x + 340} 520 q110 0 110 60 t-110 60`, shade(pot, 0.45), 34) +
			path(
				`M${x - 350} 400 H${x + 350} V760 Q${x + 350} 860 ${x + 240} 866 H${x - 240} Q${x - 350} 860 ${x - 350} 760 Z`,
				s.tube(pot, 0.42),
			) +
			ellipse(x, 400, 356, 76, shade(pot, 0.35)) +
			ellipse(x, 402, 330, 62, s.linear(30, [tint(soup, 0.3), soup, shade(soup, 0.3)])) +
			times(12, (i) =>
				ellipse(
					x + Math.cos(i * 2.4) * random.range(60, 260),
					404 + Math.sin(i * 2.4) * 40,
					random.range(16, 34),
					random.range(8, 14),
					random.pick('#6fa04a', '#f0b24a', '#f6e6c0', '#e2602f'),
				),
			) +
			line([x + 120, 410, x + 330, 150], woodOf(s), 30) +
			line([x + 114, 404, x + 324, 146], tint(woodOf(s), 0.35), 8) +
			rect(x - 250, 460, 40, 330, '#ffffff', 20, 0.28) +
			tomato(s, x - 540, 800, 78) +
			tomato(s, x - 420, 850, 60) +
			lemon(s, x + 560, 830, 62) +
			times(5, (i) => leaf(x + 440 + i * 12, 900, 1.3, 60 + i * 14, '#5a9a4a')),
		focal: { x, y: 520 },
	};
}

function mesa(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const cloth = random.pick(mix(pal.light, pal.skyLow, 0.2), pal.mid, mix(pal.accent, pal.light, 0.1));
	const plate = (px: number, py: number, r: number, food: string): string =>
		circle(px + 12, py + 16, r, pal.ink, 0.35) +
		circle(px, py, r, s.lit('#fbf7ec', 0.3)) +
		ring(px, py, r * 0.72, r * 0.72, pal.far, 4, 0.7) +
		food;
	const pasta =
		times(26, () =>
			stroke(
				`M${x + random.range(-120, 120)} ${500 + random.range(-110, 110)} q${random.range(-90, 90)} ${random.range(-90, 90)} ${random.range(-120, 120)} ${random.range(-60, 60)}`,
				random.pick('#f0c969', '#e6b44c', '#f8dc92'),
				13,
			),
		) +
		times(5, (i) => circle(x - 60 + (i % 3) * 60, 470 + Math.floor(i / 3) * 60, 32, s.lit('#c8402a'))) +
		times(4, (i) => leaf(x + i * 10, 500, 0.7, i * 80, '#4f8a3d'));
	const salad = (px: number, py: number, r: number): string =>
		times(16, (i) => leaf(px + Math.cos(i) * r * 0.3, py + Math.sin(i) * r * 0.3, r / 150, i * 47, i % 2 ? '#5f9f4a' : '#8abf5a')) +
		times(5, (i) => circle(px + Math.cos(i * 1.3) * r * 0.4, py + Math.sin(i * 1.3) * r * 0.4, r * 0.13, '#d8402c'));
	const glass = (px: number, py: number, wine: string): string =>
		circle(px + 14, py + 18, 64, pal.ink, 0.3) +
		circle(px, py, 64, '#ffffff', 0.55) +
		circle(px, py, 50, wine) +
		ellipse(px - 18, py - 18, 16, 9, '#ffffff', 0.6);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(50, [tint(cloth, 0.2), cloth, shade(cloth, 0.3)])) +
			times(17, (i) => rect(i * 100 - 20, 0, 44, 1000, pal.accent, 0, 0.16)) +
			times(11, (i) => rect(0, i * 100 - 20, 1600, 44, pal.accent, 0, 0.16)) +
			poly([0, 0, 700, 0, 1600, 760, 1600, 1000, 1300, 1000], pal.glow, 0.22) +
			plate(x, 500, 290, circle(x, 500, 190, '#c8502e') + pasta) +
			plate(x - 520, 250, 170, salad(x - 520, 250, 150)) +
			plate(
				x + 540,
				740,
				180,
				times(8, (i) =>
					place(ellipse(0, 0, 54, 28, s.lit('#d99a4e')), x + 540 + Math.cos(i * 0.9) * 80, 740 + Math.sin(i * 0.9) * 80, 1, i * 40),
				),
			) +
			glass(x + 390, 240, '#8a1f38') +
			glass(x - 430, 760, random.pick('#f0d060', '#8a1f38')) +
			place(
				line([0, -190, 0, 190], '#d6dade', 18) +
					times(4, (i) => line([-27 + i * 18, -190, -27 + i * 18, -110], '#d6dade', 9)) +
					path('M-30 -110 h60 q0 50 -30 60 q-30 -10 -30 -60', '#d6dade'),
				x - 352,
				500,
				1,
				-4,
			) +
			place(line([0, -10, 0, 190], '#d6dade', 18) + path('M-14 -200 q40 30 30 200 h-30 Z', '#e6e9ec'), x + 350, 520, 1, 5) +
			lemon(s, x + 620, 250, 60) +
			tomato(s, x - 640, 620, 60) +
			place(rect(-90, -60, 180, 120, pal.accent2, 6), x - 640, 870, 1.2, -18) +
			times(10, () => leaf(random.range(50, 1550), random.range(60, 960), 0.4, random.range(0, 360), '#5f9f4a')),
		focal: { x, y: 500 },
	};
}

function pan(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 820);
	const crust = '#c47a35';
	const loaf =
		shadow(s, 40, 176, 440, 40, 0.65) +
		path(
			'M-420 120 Q-440 -60 -280 -130 Q-60 -220 190 -150 Q420 -90 420 90 Q420 170 330 174 H-330 Q-416 172 -420 120 Z',
			s.linear(70, [tint(crust, 0.5), crust, shade(crust, 0.5)]),
		) +
		times(4, (i) =>
			place(
				path('M-28 -90 Q60 -10 34 110 Q-30 60 -70 -60 Z', '#f3d9a4') +
					path('M-28 -90 Q60 -10 34 110 Q20 20 -28 -90', shade(crust, 0.2), 0.7),
				-240 + i * 160,
				-20 - Math.sin((i + 0.5) * 0.8) * 30,
			),
		) +
		specks(s, 60, -360, -130, 700, 240, '#fff4dc', 6, 0.7);
	const slice = (px: number, py: number, turn: number): string =>
		place(
			shadow(s, 20, 128, 150, 20) +
				path('M-130 120 V-20 Q-160 -120 -60 -124 Q0 -150 60 -124 Q160 -120 130 -20 V120 Z', s.lit(crust)) +
				path('M-110 104 V-16 Q-132 -98 -52 -104 Q0 -124 52 -104 Q132 -98 110 -16 V104 Z', s.linear(60, ['#fff0cf', '#f2d59c'])) +
				times(12, () => ellipse(random.range(-80, 80), random.range(-70, 80), random.range(5, 13), random.range(4, 8), '#d9b270', 0.7)),
			px,
			py,
			1,
			turn,
		);
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 700, woodOf(s)) +
			times(5, (i) => line([0, 760 + i * 56, 1600, 752 + i * 58], shade(woodOf(s), 0.3), 4, 0.5)) +
			place(ellipse(0, 0, 560, 66, s.lit(shade(woodOf(s), 0.15))) + ellipse(0, -10, 550, 58, tint(woodOf(s), 0.2)), x, 812) +
			place(loaf, x - 20, 630, 1.08) +
			slice(x + 480, 740, 10) +
			slice(x + 620, 790, 24) +
			times(2, (i) => steam(s, x - 100 + i * 170, 440, 280, pal.light, 32, 0.5)) +
			place(
				times(
					7,
					(i) =>
						line([0, 0, -60 + i * 20, -330 + Math.abs(i - 3) * 20], '#c99a3f', 6) +
						times(6, (k) =>
							ellipse(-60 + i * 20 + (k % 2 ? 9 : -9) - (k * (-60 + i * 20)) / 60, -330 + Math.abs(i - 3) * 20 + k * 18, 8, 14, '#e6bb58'),
						),
				) + rect(-30, -120, 60, 26, pal.accent, 8),
				x - 560,
				900,
				1.25,
				-16,
			) +
			place(
				path('M-110 0 Q-130 -150 -60 -190 H60 Q130 -150 110 0 Z', s.tube(pal.light)) +
					ellipse(0, -190, 62, 16, '#fffaf0') +
					rect(-70, -110, 140, 44, pal.accent, 6),
				x + 650,
				690,
				0.9,
			) +
			ellipse(x + 200, 930, 260, 22, '#fff6e4', 0.55) +
			specks(s, 80, x - 500, 850, 1100, 120, '#fff6e4', 6, 0.9),
		focal: { x, y: 610 },
	};
}

function mate(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 760);
	const gourd = random.pick('#8a4a26', '#5a3020', mix(pal.accent, '#7a3020', 0.4));
	const thermos = random.pick(pal.accent, mix('#2f7a5c', pal.mid, 0.25), mix('#2f5f9f', pal.mid, 0.25), '#b9bfc5');
	const cup =
		shadow(s, 60, 262, 320, 36, 0.65) +
		path(
			'M-170 -150 Q-290 20 -210 180 Q-160 262 0 264 Q160 262 210 180 Q290 20 170 -150 Z',
			s.radial([tint(gourd, 0.55), tint(gourd, 0.15), gourd, shade(gourd, 0.5)], 0.32, 0.3, 0.8),
		) +
		rect(-186, -184, 372, 62, s.tube('#c9ced3', 0.5), 18) +
		ellipse(0, -182, 186, 44, '#dfe3e6') +
		ellipse(0, -180, 160, 34, '#4f6b2a') +
		times(40, () =>
			ellipse(
				random.range(-130, 130),
				-180 + random.range(-20, 20),
				random.range(6, 16),
				random.range(3, 7),
				random.pick('#6f8f3a', '#86a548', '#3f5a24'),
			),
		) +
		ellipse(-60, -184, 60, 16, '#b9c46a', 0.8) +
		line([70, -176, 230, -470], '#9da4ab', 24) +
		line([66, -180, 226, -474], '#e9ecef', 10) +
		line([226, -470, 330, -492], '#d9c48a', 22) +
		stroke('M-120 60 Q-60 110 0 60 T120 60', tint(gourd, 0.4), 6, 0.7) +
		stroke('M-150 110 Q-70 160 0 110 T150 110', tint(gourd, 0.4), 6, 0.7) +
		times(5, (i) => circle(-80 + i * 40, 20, 8, tint(gourd, 0.45), 0.8));
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 780, woodOf(s)) +
			times(4, (i) => line([0, 830 + i * 50, 1600, 822 + i * 52], shade(woodOf(s), 0.3), 4, 0.5)) +
			place(
				shadow(s, 60, 6, 220, 26, 0.6) +
					rect(-120, -560, 240, 560, s.tube(thermos, 0.45), 46) +
					rect(-120, -110, 240, 24, shade(thermos, 0.35)) +
					rect(-84, -660, 168, 130, s.tube('#3a3f48'), 26) +
					rect(-120, -540, 240, 30, s.tube('#c9ced3')) +
					stroke('M116 -440 q120 0 110 120 t-110 120', '#3a3f48', 30) +
					line([-70, -480, -70, -60], '#ffffff', 16, 0.4),
				x + 520,
				850,
			) +
			times(3, (i) => steam(s, x - 70 + i * 70, 400, 260, pal.light, 32, 0.6)) +
			place(cup, x, 620, 1.04) +
			place(
				ellipse(0, 60, 260, 40, '#fbf7ec') +
					times(6, (i) =>
						place(
							path('M-90 20 Q-80 -60 20 -56 Q100 -50 96 26 Q50 -10 0 10 Q-50 -6 -90 20', s.lit('#d08a3a', 0.4)) +
								stroke('M-30 -44 q10 24 0 44 M20 -54 q10 24 0 50', '#9a5a22', 6),
							-120 + (i % 3) * 120,
							30 - Math.floor(i / 3) * 54,
							0.9,
							i * 9 - 20,
						),
					),
				x + 250,
				860,
			),
		focal: { x: x + 30, y: 540 },
	};
}

function parrilla(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 860);
	const meat = (px: number, k: number): string =>
		place(
			shadow(s, 10, 40, 190, 20, 0.5) +
				path(
					'M-170 20 Q-190 -70 -80 -84 Q60 -104 150 -60 Q200 -20 160 30 Q40 64 -170 20 Z',
					s.linear(70, ['#c8754a', '#8a3f26', '#4f1f16']),
				) +
				path('M-160 -20 Q-150 -80 -70 -84 Q60 -104 150 -60 L140 -46 Q40 -80 -70 -62 Q-130 -56 -160 -20', '#f0cf9c', 0.9) +
				times(4, (i) => line([-110 + i * 70, -50, -80 + i * 70, 26], '#2c120e', 10, 0.7)),
			px,
			470,
			k,
		);
	const sausage = (px: number, py: number): string =>
		place(
			path(
				'M-150 0 Q-150 -40 -110 -40 Q0 -16 110 -40 Q150 -40 150 0 Q150 40 110 40 Q0 62 -110 40 Q-150 40 -150 0',
				s.linear(90, ['#e08a5a', '#a8452c', '#5f1f18']),
			) + times(4, (i) => line([-84 + i * 54, -22, -70 + i * 54, 34], '#3a1510', 8, 0.7)),
			px,
			py,
			0.9,
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.skyTop, pal.skyLow])) +
			glow(s, x, 700, 900, '#ff8a3a', 0.7) +
			times(9, (r) =>
				times(10, (i) =>
					rect(-60 + i * 176 + (r % 2) * 88, r * 66 - 20, 168, 58, mix('#9a5a40', pal.near, 0.45 + ((i * r) % 3) * 0.08), 4, 0.85),
				),
			) +
			path(`M${x - 620} 1000 V420 Q${x} -40 ${x + 620} 420 V1000 Z`, s.linear(90, [shade(pal.ink, 0.3), '#3a1510'])) +
			glow(s, x, 820, 640, '#ff7a2a', 0.95) +
			times(26, (i) =>
				place(
					path('M0 0 Q-50 -60 -10 -150 Q0 -90 24 -190 Q70 -80 36 0 Z', s.linear(90, ['#fff2a8', '#ffb02e', '#f0521f'])),
					x - 480 + i * 38,
					900 + random.range(-10, 20),
					random.range(0.4, 1.05),
				),
			) +
			times(40, (i) =>
				ellipse(
					x - 540 + i * 28,
					920 + (i % 3) * 22,
					random.range(26, 48),
					random.range(18, 30),
					random.pick('#2a1512', '#5f1f12', '#c8401c', '#ff8a2e'),
				),
			) +
			times(2, (i) => steam(s, x - 160 + i * 300, 440, 400, pal.light, 64, 0.4)) +
			meat(x - 330, 1.15) +
			meat(x + 120, 1.35) +
			sausage(x + 430, 490) +
			sausage(x + 470, 440) +
			rect(x - 590, 514, 1180, 22, '#1d1a20', 8) +
			times(30, (i) => rect(x - 570 + i * 39, 506, 13, 18, '#4a464f', 4)) +
			line([x - 570, 530, x - 630, 900], '#1d1a20', 22) +
			line([x + 570, 530, x + 630, 900], '#1d1a20', 22) +
			rect(0, 960, 1600, 60, pal.ink) +
			specks(s, 90, x - 500, 100, 1000, 760, '#ffcf6a', 6, 0.95),
		focal: { x: x + 40, y: 500 },
		light: { x, y: 700 },
	};
}

function torta(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const cream = random.pick('#fff1dc', mix(pal.accent, '#ffe6e0', 0.7), '#5a2e20', mix('#8fcfc0', '#fff1dc', 0.4));
	const fruit = random.pick('#d8324a', pal.accent, '#7a2f7f');
	const tiers = random.int(2, 3);
	const tier = (y: number, w: number, h: number): string =>
		rect(x - w / 2, y - h, w, h, s.tube(cream, 0.25)) +
		rect(x - w / 2, y - h * 0.45, w, 22, s.tube('#d99a4e')) +
		ellipse(x, y, w / 2, 30, shade(cream, 0.2)) +
		rect(x - w / 2, y - h, w, h - 2, s.tube(cream, 0.25)) +
		rect(x - w / 2, y - h * 0.48, w, 20, s.tube(fruit), 0, 0.85) +
		ellipse(x, y - h, w / 2, 34, tint(cream, 0.3)) +
		path(
			`M${x - w / 2} ${y - h} ${times(9, (i) => `q${w / 36} ${50 + ((i * 37) % 40)} ${w / 18} ${8} t${w / 18} -8 `)} A${w / 2} 34 0 0 0 ${x - w / 2} ${y - h} Z`,
			shade(fruit, 0.05),
		) +
		ellipse(x, y - h, w / 2, 32, tint(fruit, 0.14)) +
		times(12, (i) => circle(x - w / 2 + 24 + (i * (w - 48)) / 11, y - 8 + Math.sin((i / 11) * Math.PI) * 18, 22, s.lit(tint(cream, 0.4))));
	const top = 800 - tiers * 170;
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 840, pal.mid) +
			shadow(s, x + 60, 930, 480, 46, 0.6) +
			path(`M${x - 80} 930 L${x - 40} 830 H${x + 40} L${x + 80} 930 Z`, s.tube(pal.light)) +
			ellipse(x, 926, 130, 20, shade(pal.light, 0.2)) +
			ellipse(x, 818, 440, 46, s.tube(pal.light)) +
			ellipse(x, 808, 430, 38, tint(pal.light, 0.5)) +
			times(tiers, (i) => tier(800 - i * 170, 700 - i * 190, 170)) +
			times(7, (i) => {
				const px = x - 120 + i * 40;
				return i % 2
					? circle(px, top - 18, 27, s.radial([tint(fruit, 0.6), fruit, shade(fruit, 0.5)], 0.35, 0.3, 0.7)) +
							leaf(px, top - 34, 0.3, 30, '#5a9a4a')
					: rect(px - 8, top - 130, 16, 120, s.linear(90, [pal.accent2, pal.light]), 6) +
							glow(s, px, top - 160, 90, pal.glow, 0.95) +
							path(`M${px} ${top - 190} q26 40 0 58 q-26 -18 0 -58`, '#ffd24a');
			}) +
			place(
				ellipse(0, 0, 150, 24, tint(pal.light, 0.4)) +
					poly([-90, -10, 90, -10, 90, -110, -90, -80], s.lit('#e6b878')) +
					rect(-90, -62, 180, 18, fruit) +
					poly([-90, -80, 90, -110, 60, -136, -70, -110], cream),
				x + 590,
				900,
				1.05,
			) +
			times(40, () =>
				circle(random.range(60, 1540), random.range(40, 700), random.range(4, 10), random.pick(pal.accent, pal.accent2, pal.light), 0.7),
			),
		focal: { x, y: 560 },
		light: { x, y: top - 120 },
	};
}

/** Pictures of food. */
export const cocina = {
	olla: { moods: anyMoods, draw: olla },
	mesa: { moods: anyMoods, draw: mesa, wide: true },
	pan: { moods: ['ocre', 'tarde', 'menta', 'petroleo', 'rosa', 'dia', 'vino', 'gris', 'azul'], draw: pan },
	mate: { moods: anyMoods, draw: mate },
	parrilla: { moods: ['ocaso', 'vino', 'petroleo', 'noche', 'tarde', 'dia', 'ocre'], draw: parrilla },
	torta: { moods: anyMoods, draw: torta },
} satisfies Record<string, Scene>;
