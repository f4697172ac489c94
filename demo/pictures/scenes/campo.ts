import { figure } from '../figure.ts';
import { clouds, hills, poplar, sky, tree } from '../landscape.ts';
import { dayMoods, mix, shade, tint } from '../palette.ts';
import { box, circle, ellipse, glow, line, path, place, poly, rays, rect, ring, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { wheel } from '../vehicle.ts';

const wheat = (s: Stage): string => mix('#dba53a', s.pal.accent2, 0.35);
const fieldRows = (s: Stage, y: number, vx: number, color: string): string =>
	rect(0, y, 1600, 1000 - y, s.linear(90, [tint(color, 0.35), color, shade(color, 0.35)])) +
	times(19, (i) =>
		poly(
			[vx - 5 + (i - 9) * 7, y, vx + 5 + (i - 9) * 7, y, vx + (i - 9) * 250 + 60, 1000, vx + (i - 9) * 250 - 50, 1000],
			shade(color, 0.25),
			0.4,
		),
	);
const mill = (s: Stage, x: number, y: number, h: number): string =>
	line([x - h * 0.13, y, x, y - h, x + h * 0.13, y], s.pal.ink, 8) +
	times(4, (i) =>
		line([x - h * 0.026 * (i + 1), y - h * (0.8 - i * 0.2), x + h * 0.026 * (i + 1.8), y - h * (0.64 - i * 0.2)], s.pal.ink, 4),
	) +
	times(10, (i) =>
		place(poly([-7, -14, 7, -14, 17, -h * 0.24, -17, -h * 0.24], s.lit(mix(s.pal.light, s.pal.far, 0.3))), x, y - h, 1, i * 36 + 9),
	) +
	circle(x, y - h, 12, s.pal.ink) +
	poly([x, y - h, x + h * 0.3, y - h - 16, x + h * 0.36, y - h - 50, x + h * 0.4, y - h + 36, x + h * 0.3, y - h + 12], s.pal.accent);

function trigal(s: Stage): Drawn {
	const { pal, random } = s;
	const gold = wheat(s);
	const grainOf = (x: number, y: number, turn: number, color: string): string => place(ellipse(0, 0, 10, 22, color), x, y, 1, turn);
	const ear = (k: string): string =>
		line([0, 0, 4, -340], shade(k, 0.35), 6) +
		times(
			7,
			(i) =>
				line([0, -206 - i * 25, -30, -270 - i * 25], tint(k, 0.35), 2.5) +
				line([6, -206 - i * 25, 36, -268 - i * 25], k, 2.5) +
				grainOf(-13, -200 - i * 25, -24, tint(k, 0.28)) +
				grainOf(18, -196 - i * 25, 24, shade(k, 0.18)),
		) +
		ellipse(4, -372, 10, 24, tint(k, 0.38));
	const x = random.range(640, 960);
	return {
		art:
			sky(s, x, 350, 130) +
			rays(s, x, 350, 16, 1000, pal.glow, 0.22) +
			clouds(s, 4, 190, 90, pal.light, 0.55) +
			hills(s, 560, 40, mix(pal.far, '#6f9a5f', 0.25), 2) +
			times(5, (i) => poplar(s, 120 + i * 50 + random.range(-10, 10), 580, 150, mix('#4f7f4f', pal.mid, 0.4))) +
			mill(s, x > 800 ? 380 : 1240, 590, 240) +
			fieldRows(s, 570, x, gold) +
			times(150, (i) => {
				const t = i / 150;
				const ey = 596 + t * t * 260;
				return place(
					ear(mix(gold, i % 3 ? pal.near : pal.light, 0.1 + (1 - t) * 0.14)),
					random.next() * 1640 - 20,
					ey + 40 + t * 110,
					0.14 + t * 0.5,
					random.range(-4, 14),
				);
			}) +
			times(34, (i) =>
				place(ear(i % 3 ? gold : tint(gold, 0.15)), i * 49 + random.range(-20, 20), 1060, random.range(0.95, 1.5), random.range(-10, 18)),
			) +
			specks(s, 60, 0, 400, 1600, 500, pal.glow, 5, 0.8),
		focal: { x, y: 560 },
		light: { x, y: 350 },
	};
}

function tractor(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const paint = random.pick(mix('#c8321f', pal.accent, 0.3), mix('#2f8f4f', pal.mid, 0.2), mix('#2f6fb5', pal.mid, 0.2));
	const lug = (r: number, n2: number): string =>
		times(n2, (i) => place(rect(-r * 0.07, -r * 1.04, r * 0.14, r * 0.18, shade(pal.ink, 0.35), 3), 0, 0, 1, (i * 360) / n2));
	const big = (r: number): string =>
		lug(r, 22) +
		circle(0, 0, r, shade(pal.ink, 0.25)) +
		ring(0, 0, r * 0.84, r * 0.84, tint(pal.ink, 0.12), r * 0.05) +
		circle(0, 0, r * 0.58, s.lit(pal.accent2, 0.4)) +
		ring(0, 0, r * 0.42, r * 0.42, shade(pal.accent2, 0.3), r * 0.06) +
		times(8, (i) => place(circle(0, -r * 0.32, r * 0.05, pal.ink), 0, 0, 1, i * 45)) +
		circle(0, 0, r * 0.17, pal.light);
	const body =
		shadow(s, 20, 6, 470, 32, 0.75) +
		rect(60, -330, 300, 150, s.linear(70, [tint(paint, 0.4), paint, shade(paint, 0.35)]), 24) +
		rect(330, -318, 42, 126, pal.ink, 10) +
		times(5, (i) => rect(336, -306 + i * 24, 30, 10, pal.far, 4)) +
		rect(100, -296, 190, 16, tint(paint, 0.5), 8) +
		line([240, -330, 240, -470], pal.ink, 20) +
		rect(226, -486, 28, 40, '#8b9299', 6) +
		rect(-200, -260, 500, 90, shade(paint, 0.25), 12) +
		path(
			'M-210 -300 L-180 -560 H40 L80 -320 V-260 H-210 Z',
			s.linear(60, [mix(pal.skyLow, '#ffffff', 0.3), mix(pal.skyTop, pal.mid, 0.4)]),
		) +
		line([-200, -280, -174, -560, 36, -560, 76, -300], pal.ink, 16) +
		rect(-200, -590, 270, 36, s.lit(paint, 0.4), 14) +
		line([-70, -556, -70, -300], pal.ink, 10) +
		circle(-90, -450, 34, '#b97850') +
		path('M-130 -462 q40 -50 84 0 l14 4 -4 8 h-94 Z', pal.accent) +
		path('M-150 -300 q0 -116 62 -116 t62 116 Z', pal.mid) +
		line([-60, -380, 10, -350], pal.mid, 22) +
		path('M-330 -200 Q-300 -380 -150 -370 Q-30 -360 -10 -230 L-50 -210 Q-80 -320 -160 -320 Q-260 -310 -290 -190 Z', s.lit(paint, 0.35)) +
		place(big(170), -170, -172) +
		place(big(100), 260, -102);
	const soil = mix('#7a4a30', pal.near, 0.35);
	return {
		art:
			sky(s, random.range(1100, 1400), random.range(260, 440), 110) +
			clouds(s, 4, 200, 80, pal.light, 0.6) +
			hills(s, 640, 60, mix(pal.far, '#7fa35f', 0.3), 3) +
			times(7, (i) => poplar(s, 1180 + i * 56, 660, 200 + (i % 3) * 30, mix('#4f7f4f', pal.mid, 0.4))) +
			mill(s, 190, 680, 300) +
			fieldRows(s, 660, 1100, mix(wheat(s), '#8fae5a', random.next() * 0.7)) +
			poly([0, 880, 1600, 820, 1600, 1000, 0, 1000], s.linear(90, [tint(soil, 0.15), soil, shade(soil, 0.4)])) +
			times(
				9,
				(i) =>
					`<path d="M-20 ${905 + i * 18} Q800 ${860 + i * 22} 1620 ${840 + i * 22}" fill="none" stroke="${shade(soil, 0.35)}" stroke-width="7" opacity=".7"/>`,
			) +
			place(body, x, 915, 1.12, -1.5) +
			times(5, (i) => glow(s, x - 420 - i * 70, 900 - i * 24, 80 + i * 22, mix(soil, pal.light, 0.5), 0.5)) +
			times(5, () =>
				place(
					path('M-26 -8 Q-10 -12 0 4 Q12 -14 28 -10 Q14 2 0 12 Q-14 0 -26 -8', pal.ink),
					random.range(200, 1000),
					random.range(130, 300),
					random.range(0.7, 1.1),
				),
			),
		focal: { x, y: 630 },
	};
}

function silo(s: Stage): Drawn {
	const { pal, random } = s;
	const count = random.int(2, 4);
	const x = 800 - count * 115 + random.range(-60, 60);
	const steel = mix(pal.light, pal.far, 0.35);
	const one = (cx: number, h: number): string =>
		shadow(s, cx + 130, 812, 210, 22, 0.5) +
		rect(cx - 108, 810 - h, 216, h, s.tube(steel, 0.42)) +
		times(Math.floor(h / 42), (i) => line([cx - 108, 806 - i * 42, cx + 108, 806 - i * 42], shade(steel, 0.35), 3, 0.6)) +
		times(5, (i) => line([cx - 70 + i * 35, 810 - h, cx - 70 + i * 35, 806], shade(steel, 0.3), 2, 0.4)) +
		path(
			`M${cx - 122} ${812 - h} Q${cx - 60} ${744 - h} ${cx} ${724 - h} Q${cx + 60} ${744 - h} ${cx + 122} ${812 - h} Z`,
			s.linear(0, [tint(steel, 0.3), steel, shade(steel, 0.5)]),
		) +
		rect(cx - 16, 704 - h, 32, 28, pal.accent) +
		line([cx + 70, 812 - h, cx + 70, 806], pal.ink, 4) +
		line([cx + 86, 812 - h, cx + 86, 806], pal.ink, 4) +
		times(Math.floor(h / 26), (i) => line([cx + 70, 800 - i * 26, cx + 86, 800 - i * 26], pal.ink, 3));
	return {
		art:
			sky(s, random.pick(300, 1300), random.range(260, 420), 110) +
			clouds(s, 5, 210, 110, pal.light, 0.6) +
			hills(s, 720, 50, mix(pal.far, '#7fa35f', 0.3), 3) +
			times(count, (i) => one(x + i * 232, 430 + (i % 2) * 90 + random.range(-20, 30))) +
			line([x - 150, 812, x - 150, 150, x + count * 232 - 110, 210], mix(pal.ink, pal.accent, 0.3), 16) +
			line([x - 124, 812, x - 124, 150], mix(pal.ink, pal.accent, 0.3), 10) +
			times(13, (i) => line([x - 150, 800 - i * 50, x - 124, 760 - i * 50], pal.ink, 5)) +
			rect(x + count * 232 - 60, 600, 330, 214, s.lit(mix(pal.accent, pal.near, 0.25))) +
			poly([x + count * 232 - 84, 606, x + count * 232 + 105, 500, x + count * 232 + 294, 606], s.lit(shade(pal.accent, 0.35))) +
			rect(x + count * 232 + 40, 660, 130, 154, pal.near) +
			line([x + count * 232 + 40, 660, x + count * 232 + 170, 812], pal.light, 8) +
			line([x + count * 232 + 170, 660, x + count * 232 + 40, 812], pal.light, 8) +
			fieldRows(s, 806, 900, wheat(s)) +
			place(
				shadow(s, 0, 4, 300, 22, 0.6) +
					box(s, -250, -190, 330, 140, 24, pal.accent2) +
					path('M110 -50 V-190 q0 -20 20 -20 h70 q16 0 24 16 l30 66 q26 8 26 36 v42 Z', s.lit(pal.accent)) +
					rect(150, -190, 60, 60, pal.skyLow, 8) +
					path('M-250 -190 Q-90 -280 90 -196 Z', wheat(s)) +
					wheel(s, -170, -36, 42) +
					wheel(s, -70, -36, 42) +
					wheel(s, 200, -36, 42),
				x > 500 ? 330 : 420,
				940,
				1.1,
			) +
			figure(s, 760, 940, 170, 'point', { style: 'cap', top: pal.mid }, true) +
			specks(s, 30, 100, 760, 600, 160, pal.glow, 5, 0.6),
		focal: { x: x + (count - 1) * 116, y: 520 },
	};
}

function cow(s: Stage, x: number, y: number, k: number, coat: string, patch: string, flip: boolean, graze: boolean): string {
	const head = graze
		? place('', 0, 0) +
			path('M150 -210 Q230 -190 250 -90 L210 -60 Q170 -120 120 -140 Z', coat) +
			path('M212 -110 Q262 -100 276 -40 Q276 -4 246 -2 Q214 -20 204 -70 Z', s.lit(coat)) +
			ellipse(258, -14, 24, 17, '#dba49a')
		: path('M140 -250 Q200 -300 240 -280 L230 -200 Q190 -160 130 -170 Z', coat) +
			path('M206 -330 Q280 -340 300 -270 Q310 -220 280 -214 Q226 -216 206 -270 Z', s.lit(coat)) +
			ellipse(288, -228, 27, 21, '#dba49a') +
			path('M214 -320 Q170 -340 160 -312 Q186 -290 214 -300 Z', patch) +
			`<path d="M226 -334 q-10 -40 20 -50 M252 -336 q20 -30 46 -22" fill="none" stroke="${s.pal.light}" stroke-width="11" stroke-linecap="round"/>` +
			circle(252, -286, 8, s.pal.ink) +
			circle(296, -226, 5, s.pal.ink);
	const leg = (lx: number, c: string): string =>
		poly([lx - 20, -120, lx + 24, -120, lx + 14, -6, lx - 10, -6], c) + rect(lx - 14, -14, 32, 16, s.pal.ink, 4);
	const barrel =
		'M-220 -260 Q-100 -290 60 -270 Q160 -270 180 -210 Q180 -120 120 -104 Q-20 -70 -190 -104 Q-250 -130 -240 -210 Q-236 -250 -220 -260 Z';
	return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(flip ? -k : k).toFixed(2)} ${k.toFixed(2)})">${shadow(s, 20, 2, 290, 24, 0.6)}${leg(-150, shade(coat, 0.35))}${leg(70, shade(coat, 0.35))}${leg(-190, coat)}${leg(112, coat)}<path d="M-232 -246 q-46 30 -34 150" fill="none" stroke="${shade(coat, 0.2)}" stroke-width="12" stroke-linecap="round"/>${ellipse(-262, -92, 13, 24, patch)}${path(barrel, s.linear(80, [tint(coat, 0.3), coat, shade(coat, 0.35)]))}${s.clip(`<path d="${barrel}"/>`, ellipse(-130, -230, 90, 66, patch) + ellipse(40, -150, 80, 60, patch) + ellipse(140, -260, 60, 46, patch))}${ellipse(-110, -92, 40, 18, '#dba49a')}${head}</g>`;
}

function vacas(s: Stage): Drawn {
	const { pal, random } = s;
	const [coat, patch] = random.pick(['#f6efe2', '#3a2a2a'], ['#f6efe2', '#9a4f2c'], ['#a4552f', '#f3e6d0'], ['#3f3432', '#f3e6d0']);
	const grass = mix('#79a553', pal.mid, 0.28);
	const x = random.range(640, 800);
	return {
		art:
			sky(s, random.range(1100, 1400), random.range(240, 420), 100) +
			clouds(s, 5, 210, 100, pal.light, 0.7) +
			hills(s, 600, 90, mix(grass, pal.far, 0.65), 2) +
			hills(s, 650, 70, mix(grass, pal.far, 0.35), 3) +
			mill(s, 1290, 660, 340) +
			tree(s, 200, 680, 330, mix('#4a7f4a', pal.mid, 0.3)) +
			rect(0, 650, 1600, 350, s.linear(90, [tint(grass, 0.25), grass, shade(grass, 0.4)])) +
			cow(s, 330, 730, 0.42, coat ?? '#fff', patch ?? '#333', false, true) +
			cow(s, 1150, 720, 0.38, coat ?? '#fff', patch ?? '#333', true, false) +
			times(10, (i) => rect(i * 178 + 20, 690, 14, 110, shade(pal.near, 0.1))) +
			times(3, (i) => line([0, 712 + i * 28, 1600, 706 + i * 28], pal.ink, 3, 0.7)) +
			cow(s, x, 920, 1.28, coat ?? '#fff', patch ?? '#333', false, random.chance(0.25)) +
			cow(s, 1340, 960, 0.86, patch ?? '#fff', coat ?? '#333', true, true) +
			times(70, (i) =>
				place(
					path('M0 0 q14 -40 4 -70 q-14 30 -4 70 Z', i % 2 ? shade(grass, 0.45) : shade(grass, 0.25)),
					random.next() * 1600,
					1010,
					random.range(0.7, 1.5),
					random.range(-18, 18),
				),
			) +
			times(20, () =>
				circle(random.next() * 1600, random.range(850, 990), random.range(4, 8), random.pick(pal.accent, pal.accent2, pal.light)),
			),
		focal: { x: x + 160, y: 620 },
	};
}

/** Pictures of the countryside. */
export const campo = {
	trigal: { moods: [...dayMoods, 'ocaso'], draw: trigal },
	tractor: { moods: [...dayMoods, 'ocaso'], draw: tractor },
	silo: { moods: [...dayMoods, 'ocaso', 'petroleo'], draw: silo },
	vacas: { moods: [...dayMoods, 'ocaso'], draw: vacas },
} satisfies Record<string, Scene>;
