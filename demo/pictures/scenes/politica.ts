import { crowd, figure, flag, streetLamp } from '../figure.ts';
import { clouds, hills, palm, sky, skyline } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, faint, glow, line, path, place, poly, rays, rect, shadow, specks, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function columns(s: Stage, x: number, y: number, w: number, h: number, count: number, stone: string): string {
	const step = w / (count - 1);
	return (
		rect(x - 12, y, w + 24, h, shade(stone, 0.45)) +
		times(
			count,
			(i) =>
				rect(x + i * step - step * 0.2, y, step * 0.4, h, s.tube(stone, 0.3)) +
				rect(x + i * step - step * 0.28, y - 2, step * 0.56, 12, tint(stone, 0.3)) +
				rect(x + i * step - step * 0.28, y + h - 12, step * 0.56, 12, tint(stone, 0.2)),
		)
	);
}

function congreso(s: Stage): Drawn {
	const { pal, random } = s;
	const stone = mix(pal.light, pal.far, pal.dark ? 0.5 : 0.22);
	const copper = mix(pal.mid, '#3f8f83', 0.55);
	const x = random.range(740, 900);
	const dome =
		rect(-120, -470, 240, 110, shade(stone, 0.3)) +
		columns(s, -96, -462, 192, 96, 7, stone) +
		path('M-132 -470 C-132 -640 -60 -720 0 -730 C60 -720 132 -640 132 -470 Z', s.lit(copper, 0.4)) +
		times(
			5,
			(i) =>
				path(`M${-88 + i * 44} -472 Q${-62 + i * 31} -640 ${-8 + i * 4} -722`, 'none') +
				line([-88 + i * 44, -472, -70 + i * 35, -600, -30 + i * 15, -690], shade(copper, 0.35), 5, 0.7),
		) +
		path('M60 -472 C80 -620 40 -700 0 -730 C70 -716 132 -640 132 -470 Z', shade(copper, 0.4), 0.5) +
		rect(-26, -790, 52, 66, s.tube(stone)) +
		path('M-32 -790 Q0 -850 32 -790 Z', copper) +
		line([0, -836, 0, -900], pal.ink, 6) +
		rect(2, -898, 66, 38, pal.accent2);
	const wings =
		rect(-620, -300, 1240, 300, s.lit(stone, 0.2)) +
		rect(-640, -322, 1280, 30, tint(stone, 0.3)) +
		times(2, (k) =>
			times(
				6,
				(i) =>
					rect((k ? 250 : -600) + i * 60, -262, 32, 80, i % 3 === s.seed % 3 ? mix(pal.glow, pal.accent2, 0.4) : pal.near, 14) +
					rect((k ? 250 : -600) + i * 60, -140, 32, 90, pal.near),
			),
		);
	const porch =
		columns(s, -190, -330, 380, 300, 7, tint(stone, 0.15)) +
		rect(-226, -366, 452, 42, tint(stone, 0.2)) +
		poly([-240, -362, 0, -446, 240, -362], s.lit(stone, 0.3)) +
		poly([-160, -372, 0, -424, 160, -372], shade(stone, 0.3)) +
		times(5, (i) => rect(-230 - i * 26, -34 + i * 10, 460 + i * 52, 12, i % 2 ? stone : tint(stone, 0.35)));
	return {
		art:
			sky(s, x + random.range(-260, 260), random.range(250, 420), 80) +
			clouds(s, 4, 240, 110, pal.light, 0.55) +
			faint(skyline(s, 780, 90, 240, pal.far), 0.8) +
			place(wings + dome + porch, x, 806, 0.87) +
			rect(0, 806, 1600, 200, s.linear(90, [mix(pal.far, pal.light, 0.2), pal.mid, pal.near])) +
			poly([x - 330, 806, x + 330, 806, x + 700, 1000, x - 700, 1000], tint(pal.far, 0.35), 0.5) +
			times(9, () =>
				figure(
					s,
					random.range(80, 1520),
					random.range(850, 930),
					random.range(78, 104),
					random.pick('walk', 'stand', 'walk'),
					{},
					random.chance(0.5),
				),
			) +
			streetLamp(s, 120, 980, 420) +
			flag(s, 1450, 1000, 470, [pal.accent, pal.light, pal.accent]),
		focal: { x, y: 430 },
	};
}

function despacho(s: Stage): Drawn {
	const { pal, random } = s;
	const wood = mix(pal.near, '#7a3f22', 0.4);
	const lampX = random.range(440, 560);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(20, [pal.mid, pal.near, pal.ink])) +
			s.clip(
				rect(620, 90, 700, 560, '#fff'),
				rect(600, 60, 740, 600, s.linear(90, [pal.skyTop, pal.skyLow])) +
					glow(s, 800, 420, 420, pal.glow, 0.7) +
					skyline(s, 640, 120, 380, pal.far, '', 600, 1340) +
					skyline(s, 660, 60, 220, pal.mid, pal.accent2, 600, 1340),
			) +
			times(3, (i) => rect(614 + i * 230, 84, 12, 570, pal.ink)) +
			rect(614, 84, 712, 14, pal.ink) +
			rect(614, 330, 712, 10, pal.ink) +
			rect(590, 640, 760, 24, shade(wood, 0.2)) +
			path(
				'M1320 60 h190 q-30 300 30 640 h-190 q40 -300 -30 -640 Z',
				s.linear(0, [pal.accent, shade(pal.accent, 0.35), pal.accent, shade(pal.accent, 0.5)]),
			) +
			poly([620, 660, 1320, 660, 1000, 1000, 200, 1000], pal.glow, 0.12) +
			flag(s, 250, 800, 620, [pal.accent2, pal.light, pal.accent2], 0.34) +
			path('M850 720 V470 q0 -100 110 -100 t110 100 V720 Z', s.linear(0, [shade(pal.accent, 0.2), shade(pal.accent, 0.6)])) +
			times(6, (i) => circle(890 + (i % 3) * 70, 470 + Math.floor(i / 3) * 90, 7, tint(pal.accent, 0.25), 0.7)) +
			poly([120, 720, 1480, 720, 1560, 790, 40, 790], s.linear(90, [tint(wood, 0.3), wood])) +
			rect(60, 790, 1480, 230, s.linear(90, [shade(wood, 0.2), shade(wood, 0.6)])) +
			rect(130, 830, 420, 150, shade(wood, 0.45), 8) +
			rect(1050, 830, 420, 150, shade(wood, 0.45), 8) +
			beam(s, lampX, 520, 0, 260, 640, pal.glow, 0.75) +
			ellipse(lampX, 755, 330, 34, pal.glow, 0.5) +
			line([lampX - 120, 740, lampX - 120, 560, lampX - 20, 470], mix(pal.accent2, pal.ink, 0.25), 14) +
			ellipse(lampX - 120, 748, 70, 14, mix(pal.accent2, pal.ink, 0.35)) +
			path(`M${lampX - 90} 530 q10 -90 90 -90 t90 90 Z`, s.lit(pal.accent2, 0.4)) +
			poly([lampX + 60, 738, lampX + 250, 738, lampX + 270, 776, lampX + 50, 776], pal.light) +
			times(3, (i) => line([lampX + 80, 748 + i * 9, lampX + 230, 748 + i * 9], pal.far, 3)) +
			line([lampX + 200, 772, lampX + 290, 700], pal.ink, 8) +
			times(random.int(3, 6), (i) =>
				rect(1180 + random.range(-8, 8), 722 - i * 20, 200, 20, [pal.accent, pal.light, pal.mid, pal.accent2][i % 4] ?? pal.light, 3),
			) +
			rect(640, 700, 96, 62, pal.ink, 10) +
			path('M628 704 q60 -44 120 0 l-14 12 q-46 -24 -92 0 Z', pal.ink) +
			specks(s, 40, lampX - 200, 480, 500, 260, pal.glow, 3),
		focal: { x: lampX + 130, y: 640 },
		light: { x: lampX, y: 560 },
	};
}

function plaza(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 900);
	const pink = mix(pal.light, pal.accent, 0.38);
	const arcade = times(
		15,
		(i) => rect(130 + i * 92, 470, 44, 90, shade(pink, 0.5), 22) + rect(130 + i * 92, 590, 44, 110, shade(pink, 0.6), 4),
	);
	return {
		art:
			sky(s, x - 330, 250, 75) +
			clouds(s, 4, 210, 80, pal.light, 0.6) +
			rect(90, 430, 1420, 290, s.lit(pink, 0.2)) +
			rect(70, 410, 1460, 28, tint(pink, 0.4)) +
			rect(1180, 360, 260, 60, pink) +
			rect(160, 360, 260, 60, pink) +
			path(`M${x - 110} 440 V330 a110 110 0 0 1 220 0 V440 Z`, s.lit(pink, 0.3)) +
			path(`M${x - 66} 710 V520 a66 66 0 0 1 132 0 V710 Z`, pal.near) +
			arcade +
			flag(s, x, 330, 260, [pal.accent, pal.light, pal.accent]) +
			rect(0, 710, 1600, 290, s.linear(90, [mix(pal.far, pal.light, 0.5), pal.far, pal.mid])) +
			times(7, (i) =>
				poly([x - 90 + i * 30, 710, x - 76 + i * 30, 710, x - 900 + i * 310, 1000, x - 1010 + i * 310, 1000], pal.light, 0.2),
			) +
			palm(s, 130, 800, 470, mix('#3f7d4f', pal.near, 0.35)) +
			palm(s, 1440, 820, 540, mix('#3f7d4f', pal.near, 0.35), -0.1) +
			palm(s, 330, 740, 300, mix('#3f7d4f', pal.mid, 0.4)) +
			shadow(s, x + 200, 842, 330, 26, 0.6) +
			rect(x - 130, 790, 260, 56, s.lit(pal.light, 0.2)) +
			rect(x - 90, 730, 180, 64, s.lit(pal.light, 0.2)) +
			poly([x - 54, 730, x + 54, 730, x + 26, 330, x - 26, 330], s.linear(0, [pal.light, mix(pal.light, pal.far, 0.6)])) +
			poly([x + 4, 730, x + 54, 730, x + 26, 330, x + 2, 330], shade(pal.far, 0.2), 0.4) +
			circle(x, 312, 26, pal.light) +
			path(`M${x - 16} 320 q-6 -110 14 -120 q26 12 20 120 Z`, s.lit(pal.light)) +
			times(8, (i) =>
				figure(
					s,
					150 + i * 190 + random.range(-60, 60),
					random.range(870, 980),
					random.range(140, 210),
					random.pick('walk', 'stand', 'walk', 'point'),
					{},
					random.chance(0.5),
				),
			) +
			times(12, () =>
				place(
					path('M-14 0 q10 -14 22 -4 l8 -2 -6 6 q-8 10 -24 0 Z', pal.ink),
					random.range(200, 1400),
					random.range(890, 985),
					random.range(0.8, 1.4),
				),
			) +
			times(6, () =>
				place(
					path('M-26 -8 Q-10 -12 0 4 Q12 -14 28 -10 Q14 2 0 12 Q-14 0 -26 -8', pal.ink),
					random.range(250, 1350),
					random.range(150, 330),
					random.range(0.7, 1.2),
					random.range(-20, 20),
				),
			),
		focal: { x, y: 560 },
	};
}

function urna(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const skin = random.pick('#e6ad84', '#b97850', '#d3936a');
	const sleeve = random.pick(pal.accent, pal.near, pal.mid);
	const face = mix(pal.light, pal.skyLow, 0.15);
	const hand =
		path(
			'M-70 -420 L70 -420 L64 -190 Q60 -150 24 -150 L-30 -150 Q-66 -156 -70 -200 Z',
			s.linear(0, [tint(sleeve, 0.2), sleeve, shade(sleeve, 0.35)]),
		) +
		rect(-74, -184, 146, 30, pal.light, 8) +
		path(
			'M-52 -156 L58 -156 Q66 -90 54 -40 Q40 16 14 10 L8 -40 L-4 14 Q-32 24 -34 -8 L-38 -40 Q-70 -80 -52 -156 Z',
			s.linear(0, [tint(skin, 0.2), skin, shade(skin, 0.3)]),
		) +
		line([10, -40, 12, -84], shade(skin, 0.35), 4) +
		line([-36, -42, -30, -84], shade(skin, 0.35), 4);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(110, [pal.skyLow, pal.skyTop])) +
			rays(s, x, 520, 14, 1200, pal.glow, 0.35) +
			glow(s, x, 420, 620, pal.glow, 0.6) +
			rect(0, 800, 1600, 200, s.linear(90, [tint(pal.mid, 0.15), pal.near])) +
			shadow(s, x + 130, 872, 520, 40, 0.7) +
			place(
				poly([300, -340, 420, -410, 420, -60, 300, 0], s.linear(90, [shade(face, 0.3), shade(face, 0.5)])) +
					poly([-300, -340, -180, -410, 420, -410, 300, -340], tint(face, 0.2)) +
					poly([-90, -368, -66, -382, 200, -382, 182, -368], pal.ink) +
					rect(-300, -340, 600, 340, s.linear(50, [tint(face, 0.3), face, shade(face, 0.18)])) +
					rect(-300, -340, 600, 74, pal.accent) +
					rect(-300, -60, 600, 60, pal.accent) +
					circle(0, -163, 74, pal.near) +
					line([-34, -164, -8, -136, 40, -196], pal.light, 20) +
					rect(-190, -130, 70, 10, pal.far, 4) +
					rect(130, -130, 70, 10, pal.far, 4),
				x,
				870,
				1.06,
			) +
			s.clip(
				rect(0, 0, 1600, 473, '#fff'),
				place(
					rect(-96, -60, 210, 250, s.linear(90, [pal.light, shade(pal.light, 0.12)]), 4) +
						poly([-96, -60, 114, -60, 9, 44], shade(pal.light, 0.16)),
					x + 60,
					360,
					1,
					random.range(-9, 9),
				),
			) +
			place(hand, x + 66, 350, 1.12, random.range(4, 16)) +
			specks(s, 50, x - 500, 100, 1000, 600, pal.light, 4, 0.6),
		focal: { x: x + 30, y: 500 },
		light: { x, y: 380 },
	};
}

function protesta(s: Stage): Drawn {
	const { pal, random } = s;
	const board = (x: number, y: number, w: number, color: string, turn: number): string =>
		place(
			line([0, 40, 0, 330], mix(pal.ink, '#8a5a34', 0.5), 14) +
				rect(-w / 2, -w * 0.36, w, w * 0.7, s.lit(color, 0.25), 6) +
				times(3, (i) =>
					rect(
						-w * 0.36,
						-w * 0.24 + i * w * 0.19,
						w * (i === 2 ? 0.42 : 0.72),
						w * 0.1,
						color === pal.light ? pal.near : pal.light,
						3,
						0.9,
					),
				),
			x,
			y,
			1,
			turn,
		);
	const x = random.range(640, 960);
	return {
		art:
			sky(s, x, 480, 110) +
			rays(s, x, 480, 16, 1100, pal.glow, 0.3) +
			skyline(s, 700, 260, 520, mix(pal.far, pal.skyLow, 0.2), '', -40, 520) +
			skyline(s, 700, 260, 520, mix(pal.far, pal.skyLow, 0.2), '', 1120, 1640) +
			hills(s, 690, 10, pal.far) +
			times(5, (i) => glow(s, 200 + i * 300, 640, 230, mix(pal.light, pal.accent, random.next() * 0.5), 0.35)) +
			crowd(s, 640, 3, pal.mid, pal.mid, 0.25, 0.7) +
			flag(s, 260, 900, 620, [pal.accent, pal.light, pal.accent]) +
			flag(s, 1280, 880, 540, [pal.accent2, pal.accent2, pal.near], 0.5) +
			board(520, 560, 190, pal.light, random.range(-12, 0)) +
			board(1060, 520, 210, pal.accent2, random.range(0, 12)) +
			board(x, 420, 290, pal.accent, random.range(-7, 7)) +
			board(1450, 600, 200, pal.light, 8) +
			crowd(s, 730, 3, pal.near, pal.ink, 0.32, 1.05) +
			confetti2(s),
		focal: { x, y: 500 },
		light: { x, y: 480 },
	};
}
const confetti2 = (s: Stage): string => specks(s, 60, 0, 60, 1600, 600, s.pal.light, 5, 0.7);

/** Pictures of politics. */
export const politica = {
	congreso: { moods: anyMoods, draw: congreso, wide: true },
	despacho: { moods: ['ocaso', 'noche', 'tarde', 'petroleo', 'vino', 'alba', 'gris', 'azul'], draw: despacho },
	plaza: { moods: dayMoods, draw: plaza },
	urna: { moods: anyMoods, draw: urna, oneWay: true },
	protesta: { moods: ['tarde', 'ocaso', 'alba', 'gris', 'vino', 'rosa', 'ocre', 'petroleo'], draw: protesta },
} satisfies Record<string, Scene>;
