import { figure } from '../figure.ts';
import { clouds, hills, sky, skyline, tree, water } from '../landscape.ts';
import { dayMoods, mix, shade, tint } from '../palette.ts';
import { circle, ellipse, faint, line, path, place, poly, rect, shadow, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { wheel } from '../vehicle.ts';

/** A footbridge of planks with rails of rope, over flooded ground. */
function pasarela(s: Stage): Drawn {
	const { pal, random } = s;
	const wood = mix('#b07a45', pal.near, 0.12);
	const x = random.range(720, 860);
	const post = (at: number): string =>
		rect(at - 13, 520, 26, 290, s.tube(shade(wood, 0.25))) + ellipse(at, 812, 40, 9, tint(pal.mid, 0.4), 0.6);
	return {
		art:
			sky(s, 1240, 220, 80) +
			clouds(s, 5, 180, 90, pal.light, 0.75) +
			times(5, (i) => place(home(s, i), i * 330 - 60, 560, 0.62)) +
			times(4, (i) => tree(s, 140 + i * 400 + random.range(-50, 50), 590, 200, mix('#5a9a4a', pal.mid, 0.35))) +
			water(s, 580, mix(pal.mid, '#7a8a72', 0.4), 1240, pal.glow) +
			times(7, (i) => post(60 + i * 250)) +
			rect(-20, 690, 1640, 34, s.linear(90, [tint(wood, 0.35), wood, shade(wood, 0.35)])) +
			times(33, (i) => line([i * 50, 692, i * 50, 722], shade(wood, 0.5), 4)) +
			[560, 630].map((y) => stroke(`M-20 ${y} ${'q125 34 250 0 '.repeat(7)}`, '#e9d3a4', 8)).join('') +
			figure(s, x - 250, 692, 280, 'walk', { top: pal.accent2 }) +
			figure(s, x, 692, 200, 'walk', { top: pal.accent }) +
			figure(s, x + 330, 692, 285, 'hold', { top: pal.light, style: 'cap' }, true),
		focal: { x, y: 600 },
	};
}

function home(s: Stage, index: number): string {
	const { pal } = s;
	const walls = [mix(pal.accent, pal.light, 0.5), mix(pal.far, pal.light, 0.45), mix(pal.accent2, pal.light, 0.5)];
	return (
		rect(0, -230, 420, 300, s.lit(walls[index % 3] ?? pal.light, 0.2)) +
		poly([-24, -226, 210, -360, 444, -226], mix('#a8482f', pal.near, 0.3)) +
		rect(70, -150, 100, 110, shade(pal.near, 0.2), 6) +
		rect(250, -150, 96, 220, shade(pal.near, 0.35), 6)
	);
}

/** Half a street dug up: a trench with a pipe, a digger, cones and workers. */
function obra(s: Stage): Drawn {
	const { pal, random } = s;
	const earth = mix('#8a5f3c', pal.near, 0.2);
	const x = random.range(700, 800);
	const cone = (at: number): string =>
		poly([at - 34, 960, at, 830, at + 34, 960], '#f0643a') +
		rect(at - 21, 890, 42, 20, '#ffffff') +
		rect(at - 46, 956, 92, 14, '#c94a24', 5);
	return {
		art:
			sky(s, 1200, 220, 80) +
			clouds(s, 4, 170, 80, pal.light, 0.7) +
			faint(skyline(s, 600, 140, 330, pal.far), 0.85) +
			rect(0, 590, 1600, 420, s.linear(90, [tint(pal.mid, 0.1), shade(pal.mid, 0.3), shade(pal.near, 0.3)])) +
			rect(0, 590, 1600, 20, tint(pal.far, 0.4)) +
			path('M-20 800 Q300 762 640 780 L1090 800 L1180 1000 H-20 Z', s.linear(90, [tint(earth, 0.1), earth, shade(earth, 0.45)])) +
			path('M40 860 Q320 832 620 846 L980 860 L1040 1000 H40 Z', shade(earth, 0.6)) +
			rect(60, 886, 950, 66, s.linear(90, [tint('#3f86b0', 0.5), '#3f86b0', shade('#3f86b0', 0.5)]), 30) +
			times(3, (i) => rect(230 + i * 270, 876, 34, 86, '#2f6687', 8)) +
			path('M-20 800 Q110 620 240 700 Q330 660 420 792 Z', s.linear(60, [tint(earth, 0.25), earth, shade(earth, 0.3)])) +
			place(digger(s), x + 60, 780, 0.92) +
			figure(s, 1250, 830, 250, 'bend', { top: '#f7a12e', style: 'cap' }, true) +
			figure(s, 1480, 810, 245, 'point', { top: '#f7a12e', style: 'cap' }, true) +
			[1190, 1320, 1450, 1580].map(cone).join(''),
		focal: { x: x + 60, y: 640 },
	};
}

/** An excavator, 620 wide, tracks on y = 0, arm to the left. */
function digger(s: Stage): string {
	const yellow = '#f2b632';
	return (
		shadow(s, 60, 4, 330, 26, 0.6) +
		rect(-180, -92, 460, 92, shade(s.pal.ink, 0.2), 46) +
		times(5, (i) => circle(-130 + i * 90, -46, 30, '#8d949b')) +
		rect(-150, -250, 420, 160, s.lit(yellow, 0.25), 22) +
		rect(-130, -400, 190, 190, s.lit(yellow, 0.2), 20) +
		rect(-108, -378, 146, 120, s.linear(60, [tint(s.pal.skyLow, 0.5), s.pal.mid]), 10) +
		line([-110, -240, -330, -430, -480, -210], shade(yellow, 0.12), 46) +
		circle(-330, -430, 28, shade(yellow, 0.4)) +
		path('M-540 -230 L-430 -230 L-410 -110 Q-480 -70 -560 -130 Z', s.lit('#6b7078', 0.3))
	);
}

/** A lorry on a straight road. */
function camion(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 840);
	const soil = random.pick(mix('#6f9a4f', pal.mid, 0.4), mix('#c9a35a', pal.mid, 0.35));
	const paint = random.pick(pal.accent, mix('#2f6fae', pal.near, 0.1), pal.accent2);
	return {
		art:
			sky(s, random.range(300, 520), 250, 100) +
			clouds(s, 5, 190, 100, pal.light, 0.7) +
			hills(s, 640, 90, pal.far, 3) +
			hills(s, 690, 50, mix(soil, pal.far, 0.4), 2) +
			times(
				6,
				(i) => line([i * 310 + 30, 700, i * 310 + 30, 400], pal.ink, 12) + line([i * 310 - 16, 430, i * 310 + 76, 430], pal.ink, 8),
			) +
			rect(0, 690, 1600, 310, s.linear(90, [tint(soil, 0.1), soil, shade(soil, 0.3)])) +
			rect(0, 770, 1600, 180, s.linear(90, [mix(pal.far, pal.near, 0.5), pal.near])) +
			times(8, (i) => rect(i * 230 - 40, 905, 130, 12, pal.accent2)) +
			place(lorry(s, paint), x, 860, 1.12),
		focal: { x, y: 650 },
	};
}

/** A lorry seen from the side, 860 wide, wheels on y = 0, nose to the right. */
function lorry(s: Stage, paint: string): string {
	const { pal } = s;
	return (
		shadow(s, 0, 4, 480, 28, 0.7) +
		rect(-430, -90, 820, 42, shade(pal.ink, 0.1), 8) +
		rect(-440, -400, 600, 320, s.linear(90, [tint(pal.light, 0.3), pal.light, shade(pal.light, 0.25)]), 12) +
		rect(-440, -270, 600, 60, paint) +
		rect(-440, -196, 600, 14, tint(paint, 0.4)) +
		path('M176 -80 V-320 q0 -24 24 -24 h100 q26 0 38 26 l56 112 q12 24 12 48 v78 Z', s.lit(paint, 0.3)) +
		path('M232 -310 h62 q14 0 22 16 l42 88 h-126 Z', s.linear(60, [tint(pal.skyLow, 0.5), shade(pal.skyTop, 0.4)])) +
		circle(392, -120, 20, pal.glow) +
		[-330, -200, 300].map((at) => place(wheel(s, 0, 0, 62), at, -60)).join('')
	);
}

/** What neighbours and workers build, and how it is carried. */
export const obras = {
	pasarela: { moods: dayMoods, draw: pasarela, wide: true },
	obra: { moods: dayMoods, draw: obra, wide: true, oneWay: true },
	camion: { moods: [...dayMoods, 'ocaso', 'noche'], draw: camion, wide: true },
} satisfies Record<string, Scene>;
