import { figure } from '../figure.ts';
import { backdrop, clouds, sky, skyline, tabletop, tree } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { circle, ellipse, glow, line, path, place, poly, rays, rect, ring, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { wheel } from '../vehicle.ts';

const cross = (x: number, y: number, r: number, color: string): string =>
	rect(x - r * 0.34, y - r, r * 0.68, r * 2, color, r * 0.12) + rect(x - r, y - r * 0.34, r * 2, r * 0.68, color, r * 0.12);

function hospital(s: Stage): Drawn {
	const { pal, random } = s;
	const wallColor = mix(pal.light, pal.far, pal.dark ? 0.45 : 0.12);
	const x = random.range(680, 800);
	const red = mix('#d8392f', pal.accent, 0.35);
	const lit = (): string => random.pick(mix(pal.glow, pal.accent2, 0.25), pal.mid, pal.near, mix(pal.skyTop, pal.mid, 0.5));
	const van = place(
		shadow(s, 0, 2, 260, 22, 0.6) +
			path(
				'M-230 -40 V-210 q0 -24 24 -24 h240 q24 0 34 20 l44 90 q78 10 82 46 v68 Z',
				s.linear(90, ['#ffffff', pal.light, mix(pal.light, pal.far, 0.5)]),
			) +
			path('M44 -212 h-30 v88 h122 l-38 -76 q-4 -12 -20 -12 Z', s.linear(60, [mix(pal.skyLow, '#ffffff', 0.3), pal.mid])) +
			rect(-230, -112, 424, 22, red) +
			cross(-110, -166, 34, red) +
			rect(-60, -260, 70, 28, red, 10) +
			glow(s, -24, -250, 150, red, 0.8) +
			wheel(s, -140, -38, 44) +
			wheel(s, 122, -38, 44),
		x > 740 ? 360 : 1150,
		920,
		1.02,
	);
	return {
		art:
			sky(s, random.range(1150, 1400), 220, 76) +
			clouds(s, 4, 200, 90, pal.light, 0.6) +
			skyline(s, 800, 120, 320, pal.far) +
			rect(x - 470, 420, 330, 420, s.lit(shade(wallColor, 0.06))) +
			rect(x + 170, 350, 380, 490, s.lit(shade(wallColor, 0.12))) +
			times(15, (i) => rect(x - 440 + (i % 5) * 60, 460 + Math.floor(i / 5) * 90, 40, 54, lit(), 3)) +
			times(20, (i) => rect(x + 205 + (i % 5) * 66, 390 + Math.floor(i / 5) * 90, 44, 54, lit(), 3)) +
			rect(x - 170, 170, 370, 680, s.linear(20, [tint(wallColor, 0.5), wallColor, shade(wallColor, 0.14)])) +
			rect(x - 184, 156, 398, 26, mix(pal.mid, wallColor, 0.3)) +
			glow(s, x + 15, 300, 230, pal.dark ? red : pal.light, 0.6) +
			circle(x + 15, 300, 96, '#fffaf0') +
			cross(x + 15, 300, 58, red) +
			times(9, (i) => rect(x - 138 + (i % 3) * 112, 430 + Math.floor(i / 3) * 84, 80, 54, lit(), 3)) +
			rect(x - 230, 690, 490, 34, red, 6) +
			rect(x - 110, 724, 250, 130, s.linear(90, [tint(pal.glow, 0.3), mix(pal.glow, pal.accent2, 0.5)])) +
			line([x + 15, 724, x + 15, 850], pal.near, 8) +
			rect(x - 222, 720, 14, 130, pal.near) +
			rect(x + 238, 720, 14, 130, pal.near) +
			rect(0, 846, 1600, 160, s.linear(90, [mix(pal.far, pal.light, 0.25), pal.mid, pal.near])) +
			tree(s, 110, 870, 330, mix('#4f8f5a', pal.mid, 0.35)) +
			tree(s, 1500, 880, 380, mix('#4f8f5a', pal.mid, 0.35)) +
			van +
			times(4, (i) =>
				figure(
					s,
					x - 60 + i * 74,
					872 + (i % 2) * 40,
					150,
					'walk',
					{ top: i % 2 ? pal.light : '#5fb8ae', bottom: i % 2 ? pal.near : '#5fb8ae' },
					i % 2 === 0,
				),
			),
		focal: { x: x + 15, y: 440 },
	};
}

function laboratorio(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(560, 680);
	const glass = mix(pal.light, pal.skyLow, 0.35);
	const flask = (fx: number, k: number, liquid: string): string =>
		place(
			path('M-34 -330 V-210 L-140 -40 Q-160 0 -110 0 H110 Q160 0 140 -40 L34 -210 V-330 Z', glass, 0.55) +
				path(
					'M-86 -128 L-140 -40 Q-160 0 -110 0 H110 Q160 0 140 -40 L86 -128 Q30 -108 0 -128 T-86 -128 Z',
					s.linear(20, [tint(liquid, 0.45), liquid, shade(liquid, 0.25)]),
					0.95,
				) +
				rect(-46, -346, 92, 22, glass, 10) +
				times(7, () => circle(random.range(-70, 70), random.range(-110, -20), random.range(5, 14), pal.light, 0.6)) +
				line([-26, -310, -26, -206, -100, -84], '#ffffff', 10, 0.7),
			fx,
			850,
			k,
		);
	const tubes = (tx: number): string =>
		times(
			4,
			(i) =>
				rect(tx + i * 66, 590, 42, 220, glass, 20, 0.6) +
				rect(tx + i * 66, 650 + random.range(0, 80), 42, 160, 'none') +
				path(
					`M${tx + i * 66} ${(680 + ((i * 37) % 60)).toFixed(0)} h42 V790 a21 21 0 0 1 -42 0 Z`,
					[pal.accent, pal.accent2, pal.mid, '#5fb8ae'][i] ?? pal.accent,
				) +
				line([tx + 11 + i * 66, 606, tx + 11 + i * 66, 770], '#ffffff', 6, 0.55),
		) +
		rect(tx - 24, 640, 290, 26, s.lit(pal.near), 6) +
		rect(tx - 24, 820, 290, 30, s.lit(pal.near), 6) +
		rect(tx - 24, 640, 20, 200, pal.near) +
		rect(tx + 246, 640, 20, 200, pal.near);
	const scope = place(
		shadow(s, 40, 4, 320, 30, 0.6) +
			path('M-200 0 Q-200 -50 -150 -50 H170 Q220 -50 220 0 Z', s.lit(pal.ink, 0.35)) +
			`<path d="M90 -50 Q280 -260 90 -470" fill="none" stroke="${pal.near}" stroke-width="72" stroke-linecap="round"/><path d="M76 -66 Q244 -260 70 -456" fill="none" stroke="${tint(pal.near, 0.35)}" stroke-width="12" opacity=".7" stroke-linecap="round"/>` +
			rect(-190, -190, 290, 34, s.lit(pal.ink, 0.3), 8) +
			rect(-130, -200, 120, 12, glass, 2) +
			glow(s, -70, -190, 120, pal.glow, 0.9) +
			place(
				rect(-52, -130, 104, 300, s.tube(pal.light), 16) +
					rect(-38, -230, 76, 110, s.tube(pal.ink), 10) +
					rect(-48, -250, 96, 34, pal.ink, 12) +
					rect(-34, 166, 68, 66, s.tube(pal.accent2), 8) +
					rect(-22, 230, 44, 50, s.tube(pal.light), 6) +
					rect(-52, 20, 104, 34, pal.accent),
				10,
				-470,
				1,
				20,
			) +
			circle(150, -250, 46, s.lit(pal.accent)) +
			circle(150, -250, 20, pal.ink),
		x,
		850,
		1.06,
	);
	return {
		art:
			backdrop(s, x, 380) +
			rect(960, 110, 560, 18, pal.near, 4) +
			times(6, (i) =>
				rect(1000 + i * 84, 110 - random.range(60, 100), 54, 100, [pal.accent, pal.light, pal.accent2, pal.mid][i % 4] ?? pal.mid, 8),
			) +
			tabletop(s, 830, mix(pal.light, pal.far, 0.4)) +
			shadow(s, 1040, 858, 560, 30, 0.4) +
			tubes(1270) +
			flask(1060, 1.15, random.pick(pal.accent, '#46b59d', pal.accent2)) +
			scope +
			flask(x - 350, 0.72, pal.accent2) +
			times(5, (i) => circle(1060 + random.range(-40, 40), 440 - i * 60, 10 + i * 4, pal.light, 0.6 - i * 0.08)),
		focal: { x: x + 60, y: 520 },
	};
}

function corazon(s: Stage): Drawn {
	const { pal, random } = s;
	const red = mix('#d2323c', pal.accent, 0.3);
	const x = random.range(740, 860);
	const heart = 'M0 300 C-330 90 -350 -90 -250 -190 C-160 -270 -40 -230 0 -120 C40 -230 160 -270 250 -190 C350 -90 330 90 0 300 Z';
	const vein = (d: string, color: string, w: number): string =>
		`<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round"/>`;
	const y = 480;
	const ecg = [
		-60,
		y + 20,
		x - 470,
		y + 20,
		x - 400,
		y - 20,
		x - 340,
		y + 20,
		x - 260,
		y + 20,
		x - 190,
		y + 80,
		x - 90,
		y - 210,
		x + 20,
		y + 200,
		x + 100,
		y - 60,
		x + 150,
		y + 20,
		x + 300,
		y + 20,
		x + 370,
		y - 30,
		x + 440,
		y + 20,
		1660,
		y + 20,
	];
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(65, [pal.skyLow, mix(pal.skyLow, pal.skyTop, 0.6), pal.skyTop])) +
			rays(s, x, y, 20, 1100, pal.glow, 0.28) +
			times(5, (i) => ring(x, y, 330 + i * 95, 330 + i * 95, pal.light, 5, 0.5 - i * 0.09)) +
			times(18, (i) => line([i * 95, 0, i * 95, 1000], pal.light, 2, 0.16)) +
			times(11, (i) => line([0, i * 95, 1600, i * 95], pal.light, 2, 0.16)) +
			place(
				shadow(s, 60, 360, 330, 40, 0.4) +
					vein('M-30 -150 C-40 -260 30 -330 100 -300 C150 -280 150 -220 130 -170', mix(pal.near, '#35508f', 0.4), 58) +
					vein('M40 -160 C20 -280 -90 -320 -150 -300', shade(red, 0.25), 56) +
					vein('M-190 -180 C-210 -260 -200 -290 -190 -330', mix(pal.near, '#35508f', 0.4), 46) +
					path(heart, s.linear(40, [tint(red, 0.42), red, shade(red, 0.5)])) +
					path('M-200 -150 C-120 -220 -50 -180 -30 -120 C-90 -160 -150 -140 -190 -60 C-240 -80 -240 -120 -200 -150 Z', '#ffffff', 0.32) +
					vein('M30 -90 C60 0 20 80 60 180 M44 20 C100 40 130 90 130 140 M34 -20 C-30 20 -60 60 -70 130', shade(red, 0.45), 11) +
					path('M0 300 C330 90 350 -90 250 -190 C270 -20 160 170 0 300 Z', shade(red, 0.6), 0.35),
				x,
				y,
				random.range(1.05, 1.2),
				random.range(-8, 10),
			) +
			line(ecg, pal.ink, 22, 0.22) +
			line(ecg, pal.light, 13) +
			glow(s, 1400, y + 20, 120, pal.light, 0.7) +
			specks(s, 50, 0, 0, 1600, 1000, pal.light, 5, 0.5),
		focal: { x, y: 470 },
		light: { x: x - 250, y: 250 },
	};
}

function vacuna(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 860);
	const liquid = random.pick(pal.accent2, '#5cc0b0', pal.accent);
	const syringe =
		rect(-74, -150, 148, 420, mix(pal.light, '#ffffff', 0.4), 16, 0.75) +
		rect(-62, 40, 124, 220, s.linear(0, [tint(liquid, 0.5), liquid, shade(liquid, 0.25)]), 8, 0.95) +
		times(9, (i) => line([20 + (i % 2) * 20, -110 + i * 40, 64, -110 + i * 40], pal.ink, 6, 0.75)) +
		rect(-66, 0, 132, 42, pal.ink, 10) +
		rect(-16, -330, 32, 336, s.tube(pal.near)) +
		rect(-90, -358, 180, 32, s.lit(pal.near), 14) +
		rect(-130, -166, 260, 30, s.lit(pal.accent), 14) +
		poly([-40, 268, 40, 268, 18, 330, -18, 330], s.tube(pal.accent)) +
		poly([-5, 330, 5, 330, 2, 500, -1, 486], s.linear(0, ['#ffffff', '#8b98a5'])) +
		line([-50, -120, -50, 240], '#ffffff', 12, 0.8);
	const vial = (vx: number, k: number, color: string): string =>
		place(
			shadow(s, 40, 2, 150, 18, 0.6) +
				rect(-84, -210, 168, 210, s.linear(0, ['#ffffff@.9', `${pal.light}@.5`, `${pal.far}@.8`]), 26) +
				path('M-84 -120 h168 v94 q0 26 -26 26 h-116 q-26 0 -26 -26 Z', s.linear(0, [tint(color, 0.4), color, shade(color, 0.3)])) +
				rect(-84, -150, 168, 92, pal.light) +
				cross(-40, -104, 26, mix('#d8392f', pal.accent, 0.3)) +
				rect(0, -128, 66, 12, pal.far, 6) +
				rect(0, -104, 50, 12, pal.far, 6) +
				rect(-46, -250, 92, 46, s.tube('#c3cad0')) +
				rect(-58, -290, 116, 46, s.tube(pal.accent), 8),
			vx,
			850,
			k,
		);
	return {
		art:
			backdrop(s, x - 60, 420) +
			tabletop(s, 810, pal.mid) +
			vial(x + 340, 1.25, liquid) +
			vial(x + 570, 0.95, pal.accent2) +
			vial(x - 500, 0.85, pal.accent) +
			place(syringe, x - 60, 440, 1.12, random.range(24, 40)) +
			times(
				4,
				(i) =>
					path('M0 -26 Q24 10 0 26 Q-24 10 0 -26', 'none') + ellipse(x - 378 - i * 14 + random.range(-8, 8), 900 + i * 22, 9, 12, liquid),
			) +
			times(9, () =>
				place(
					circle(0, 0, 26, mix(pal.accent, pal.light, 0.45), 0.5) +
						times(8, (k) => place(line([0, -26, 0, -42], mix(pal.accent, pal.light, 0.45), 6, 0.5), 0, 0, 1, k * 45)),
					random.range(80, 1520),
					random.range(70, 500),
					random.range(0.5, 1.3),
				),
			),
		focal: { x: x - 60, y: 470 },
	};
}

/** Pictures of health. */
export const salud = {
	hospital: { moods: [...dayMoods, 'ocaso', 'noche'], draw: hospital },
	laboratorio: { moods: anyMoods, draw: laboratorio },
	corazon: { moods: anyMoods, draw: corazon, oneWay: true, wide: true },
	vacuna: { moods: anyMoods, draw: vacuna, wide: true },
} satisfies Record<string, Scene>;
