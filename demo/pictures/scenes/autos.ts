import { figure } from '../figure.ts';
import { clouds, hills, peaks, sky, skyline } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { beam, box, circle, ellipse, faint, glow, line, path, place, poly, rect, ring, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { car, headlights, wheel } from '../vehicle.ts';

function auto(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const paint = random.pick(pal.accent, pal.accent2, mix(pal.mid, '#3f7fd0', 0.3), pal.light);
	const city = random.chance(0.5);
	return {
		art:
			sky(s, random.range(1000, 1350), random.range(330, 480), 130) +
			clouds(s, 3, 170, 60, pal.light, 0.5) +
			(city
				? faint(skyline(s, 680, 160, 380, pal.far), 0.8) + skyline(s, 700, 40, 170, pal.mid, pal.dark ? pal.accent2 : '')
				: peaks(s, 700, 330, pal.far, 4) + hills(s, 690, 80, pal.mid, 3)) +
			rect(0, 690, 1600, 320, s.linear(90, [mix(pal.mid, pal.far, 0.4), pal.near, pal.ink])) +
			rect(0, 690, 1600, 14, pal.light, 0, 0.5) +
			times(9, (i) => rect(20 + i * 190, 640, 12, 60, pal.light) + rect(20 + i * 190, 652, 12, 14, pal.accent)) +
			rect(0, 648, 1600, 18, mix(pal.far, pal.light, 0.4)) +
			times(6, (i) => poly([i * 320 - 60, 940, i * 320 + 120, 940, i * 320 + 90, 964, i * 320 - 100, 964], pal.accent2, 0.9)) +
			place(car(s, paint, random.pick<'saloon' | 'coupe' | 'hatch'>('coupe', 'saloon', 'hatch')) + headlights(s), x, 890, 1.32) +
			times(9, (i) => line([random.range(-40, 260), 560 + i * 40, random.range(280, 460), 560 + i * 40], pal.light, 5, 0.3)) +
			ellipse(x, 914, 470, 14, pal.light, 0.1),
		focal: { x, y: 740 },
	};
}

function ruta(s: Stage): Drawn {
	const { pal, random } = s;
	const vx = random.range(700, 900);
	const wide = random.range(620, 760);
	const soil = random.pick(mix('#6f9a4f', pal.mid, 0.4), mix('#c9a35a', pal.mid, 0.35), mix(pal.accent, pal.far, 0.5));
	return {
		art:
			sky(s, vx + random.range(-160, 160), 430, 120) +
			clouds(s, 5, 190, 110, pal.light, 0.65) +
			peaks(s, 560, 330, mix(pal.far, pal.skyLow, 0.25), 5, pal.light) +
			hills(s, 555, 50, pal.far, 3) +
			hills(s, 580, 36, mix(soil, pal.far, 0.4), 2) +
			rect(0, 560, 1600, 440, s.linear(90, [mix(soil, pal.skyLow, 0.3), soil, shade(soil, 0.4)])) +
			times(9, (i) => poly([vx, 560, i * 220 - 300, 1000, i * 220 - 220, 1000], shade(soil, 0.25), 0.35)) +
			poly(
				[vx - 14, 556, vx + 14, 556, vx + wide, 1000, vx - wide, 1000],
				s.linear(90, [mix(pal.far, pal.near, 0.5), pal.near, shade(pal.ink, 0.1)]),
			) +
			poly([vx - 13, 556, vx - 11, 556, vx - wide * 0.9, 1000, vx - wide * 0.94, 1000], pal.light, 0.9) +
			poly([vx + 11, 556, vx + 13, 556, vx + wide * 0.94, 1000, vx + wide * 0.9, 1000], pal.light, 0.9) +
			times(9, (i) => {
				const t = (i / 9) ** 2.1;
				const u = ((i + 0.55) / 9) ** 2.1;
				return poly(
					[vx - 1 - t * 14, 560 + t * 440, vx + 1 + t * 14, 560 + t * 440, vx + 1 + u * 14, 560 + u * 440, vx - 1 - u * 14, 560 + u * 440],
					pal.accent2,
				);
			}) +
			times(7, (i) => {
				const t = ((i + 1) / 7) ** 1.9;
				const px = vx - 30 - t * (wide + 90);
				const h = 40 + t * 620;
				return (
					line([px, 570 + t * 440, px, 570 + t * 440 - h], pal.ink, 2 + t * 16) +
					line([px - h * 0.14, 570 + t * 440 - h * 0.9, px + h * 0.14, 570 + t * 440 - h * 0.9], pal.ink, 2 + t * 10)
				);
			}) +
			place(
				shadow(s, 0, 4, 150, 16, 0.8) +
					path(
						'M-130 -20 V-86 q2 -24 26 -28 l26 -62 q8 -16 26 -16 h104 q18 0 26 16 l26 62 q24 4 26 28 v66 Z',
						s.linear(90, [tint(pal.accent, 0.35), pal.accent, shade(pal.accent, 0.4)]),
					) +
					path('M-70 -116 l20 -50 h100 l20 50 Z', s.linear(90, [pal.skyLow, pal.near])) +
					rect(-118, -84, 52, 24, '#ff5340', 8) +
					rect(66, -84, 52, 24, '#ff5340', 8) +
					glow(s, -92, -72, 60, '#ff5340', 0.6) +
					glow(s, 92, -72, 60, '#ff5340', 0.6) +
					rect(-36, -76, 72, 24, pal.light, 4) +
					rect(-118, -34, 46, 38, pal.ink, 8) +
					rect(72, -34, 46, 38, pal.ink, 8),
				vx + wide * 0.2,
				790,
				0.95,
			) +
			place(
				rect(-8, -40, 16, 200, pal.ink) +
					rect(-90, -150, 180, 120, s.lit(mix('#2f7a55', pal.mid, 0.2)), 10) +
					rect(-60, -122, 120, 16, pal.light, 6) +
					rect(-60, -90, 80, 16, pal.light, 6),
				1380,
				700,
				1.3,
			),
		focal: { x: vx + 70, y: 640 },
	};
}

function taller(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 860);
	const overall = mix(pal.mid, '#3f6fae', 0.35);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(60, [tint(pal.mid, 0.12), pal.mid, pal.near])) +
			times(14, (i) => line([i * 120, 0, i * 120, 860], pal.near, 3, 0.35)) +
			rect(90, 130, 380, 330, s.linear(90, [mix(pal.near, pal.mid, 0.5), pal.near]), 8) +
			times(4, (i) =>
				place(
					line([0, 0, 0, 130], '#c9ced3', 16) + ring(0, -14, 20, 20, '#c9ced3', 12) + ring(0, 144, 18, 18, '#c9ced3', 10),
					150 + i * 84,
					220 + (i % 2) * 20,
				),
			) +
			times(3, (i) => line([130 + i * 120, 430, 220 + i * 120, 430], pal.accent, 18)) +
			s.clip(
				rect(1130, 90, 400, 300, '#fff', 6),
				rect(1130, 90, 400, 300, s.linear(90, [pal.skyTop, pal.skyLow])) +
					glow(s, 1300, 300, 260, pal.glow, 0.9) +
					skyline(s, 400, 20, 120, pal.far, '', 1130, 1540),
			) +
			line([1330, 90, 1330, 390], pal.ink, 10) +
			line([1130, 240, 1530, 240], pal.ink, 10) +
			poly([1130, 390, 1530, 390, 1250, 1000, 500, 1000], pal.glow, 0.13) +
			rect(0, 850, 1600, 150, s.linear(90, [mix(pal.far, pal.near, 0.4), pal.near, pal.ink])) +
			times(
				3,
				(i) =>
					beam(s, x - 380 + i * 380, 30, 0, 620, 520, pal.glow, 0.3) +
					rect(x - 450 + i * 380, 14, 140, 22, pal.ink, 6) +
					rect(x - 440 + i * 380, 32, 120, 10, pal.glow, 4),
			) +
			rect(x - 470, 330, 60, 530, s.tube(pal.accent2)) +
			rect(x + 410, 330, 60, 530, s.tube(pal.accent2)) +
			rect(x - 500, 840, 120, 30, pal.ink, 4) +
			rect(x + 380, 840, 120, 30, pal.ink, 4) +
			rect(x - 440, 560, 300, 24, pal.ink, 6) +
			rect(x + 140, 560, 300, 24, pal.ink, 6) +
			place(
				car(
					s,
					random.pick(pal.accent, mix(pal.light, pal.far, 0.2), mix('#3f9a8f', pal.mid, 0.3)),
					random.pick<'saloon' | 'coupe' | 'hatch'>('hatch', 'saloon'),
				),
				x,
				570,
				1.12,
			) +
			figure(s, x - 130, 930, 350, 'hold', { top: overall, bottom: overall, style: 'cap' }) +
			glow(s, x - 76, 560, 150, pal.glow, 0.9) +
			figure(s, x + 580, 950, 370, 'stand', { top: pal.light, bottom: pal.near }, true) +
			box(s, x + 160, 800, 230, 110, 30, pal.accent) +
			times(3, (i) => rect(x + 176, 812 + i * 32, 198, 24, shade(pal.accent, 0.25), 4) + rect(x + 250, 820 + i * 32, 50, 7, pal.light, 3)) +
			times(3, (i) => place(wheel(s, 0, 0, 70), 190, 880 - i * 4, 1 - i * 0.01)) +
			wheel(s, 320, 890, 70) +
			wheel(s, 254, 780, 70),
		focal: { x: x - 60, y: 570 },
		light: { x, y: 200 },
	};
}

function moto(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const paint = random.pick(pal.accent, pal.accent2, mix('#2f8f88', pal.mid, 0.3));
	const sport = random.chance(0.5);
	const steel = '#c4c9ce';
	const tyre = (tx: number): string =>
		circle(tx, -150, 150, shade(pal.ink, 0.3)) +
		ring(tx, -150, 132, 132, tint(pal.ink, 0.15), 6) +
		ring(tx, -150, 104, 104, steel, 14) +
		times(14, (i) => place(line([0, 0, 0, -100], steel, 4, 0.9), tx, -150, 1, (i * 360) / 14)) +
		circle(tx, -150, 30, s.lit(steel, 0.4)) +
		ring(tx, -150, 58, 58, '#8d949b', 8);
	const bike =
		shadow(s, 20, 4, 520, 30, 0.75) +
		tyre(-310) +
		tyre(320) +
		line([320, -150, 196, -470], steel, 26) +
		line([300, -150, 180, -460], shade(steel, 0.4), 10) +
		line([-310, -150, -40, -210], shade(steel, 0.35), 30) +
		line([-120, -330, 120, -390, 150, -200, -60, -170, -120, -330], pal.ink, 26) +
		rect(-90, -300, 210, 150, s.lit('#7d858d', 0.35), 24) +
		times(6, (i) => rect(-70, -290 + i * 20, 170, 9, '#4a5158', 4)) +
		circle(40, -190, 56, s.lit(steel, 0.5)) +
		circle(40, -190, 34, '#6a7178') +
		line([60, -150, -80, -110, -420, -130], s.pal.light, 30) +
		line([-300, -124, -430, -136], steel, 42) +
		path(
			'M-30 -400 Q40 -510 170 -480 Q230 -460 210 -400 Q120 -340 -10 -360 Z',
			s.linear(60, [tint(paint, 0.5), paint, shade(paint, 0.4)]),
		) +
		path('M-360 -400 Q-330 -460 -240 -430 Q-120 -400 -20 -400 L-10 -362 Q-180 -330 -330 -370 Z', s.lit(pal.ink, 0.35)) +
		path('M-430 -300 Q-420 -390 -300 -380 L-140 -340 Q-180 -290 -300 -300 Q-390 -310 -430 -300 Z', s.lit(paint, 0.4)) +
		rect(-444, -330, 34, 30, '#e5432f', 8) +
		line([196, -470, 150, -550, 80, -560], steel, 18) +
		line([150, -552, 70, -566], pal.ink, 26) +
		`<path d="M180 -290 Q320 -340 460 -230" fill="none" stroke="${paint}" stroke-width="30" stroke-linecap="round"/>` +
		(sport
			? path('M180 -520 Q290 -500 330 -390 Q280 -330 200 -350 Z', s.lit(paint, 0.5)) +
				path('M170 -530 Q220 -600 250 -500 Z', pal.skyLow, 0.7)
			: '') +
		circle(254, -440, 52, s.lit(steel, 0.4)) +
		ellipse(272, -440, 30, 44, pal.glow) +
		glow(s, 290, -440, 190, pal.glow, 0.8) +
		beam(s, 280, -440, -86, 700, 360, pal.glow, 0.5) +
		line([150, -556, 170, -620], pal.ink, 8) +
		ellipse(174, -634, 30, 20, pal.ink);
	return {
		art:
			sky(s, x - 260, 400, 190) +
			clouds(s, 3, 190, 60, pal.light, 0.45) +
			(s.seed % 2 ? peaks(s, 760, 300, pal.far, 5) : faint(skyline(s, 770, 100, 330, pal.far), 0.9)) +
			hills(s, 770, 60, pal.mid, 2) +
			rect(0, 770, 1600, 240, s.linear(90, [mix(pal.mid, pal.far, 0.3), pal.near, pal.ink])) +
			rect(0, 770, 1600, 10, pal.light, 0, 0.4) +
			times(5, (i) => rect(40 + i * 360, 950, 200, 18, pal.accent2, 4, 0.8)) +
			place(bike, x, 915, 1.1) +
			specks(s, 40, 0, 760, 1600, 200, pal.light, 4, 0.35),
		focal: { x, y: 620 },
	};
}

/** Pictures of cars and motorcycles. */
export const autos = {
	auto: { moods: anyMoods, draw: auto },
	ruta: { moods: [...dayMoods, 'ocaso', 'petroleo'], draw: ruta, wide: true },
	taller: { moods: ['petroleo', 'tarde', 'dia', 'vino', 'gris', 'azul', 'ocre', 'rosa'], draw: taller },
	moto: { moods: ['ocaso', 'tarde', 'dia', 'petroleo', 'rosa', 'alba', 'vino', 'ocre'], draw: moto },
} satisfies Record<string, Scene>;
