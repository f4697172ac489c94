import { backdrop, skyline, tabletop } from '../landscape.ts';
import { anyMoods, mix, nightMoods, shade, skins, tint } from '../palette.ts';
import { ball, beam, box, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, specks, star, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function chip(s: Stage): Drawn {
	const { pal, random } = s;
	const board = random.pick(pal.near, mix(pal.near, '#0f5a48', 0.45), mix(pal.mid, pal.ink, 0.4));
	const x = random.range(740, 860);
	const trace = times(44, (i) => {
		const side = i % 4;
		const lane = (Math.floor(i / 4) - 5) * 38;
		const reach = random.range(330, 760);
		const bend = random.range(-180, 180);
		const color = random.pick(pal.accent2, pal.accent2, pal.far, pal.accent);
		const p = [200, lane, 260 + Math.abs(lane) * 0.25, lane, 320 + Math.abs(bend) * 0.5, lane + bend, reach + 320, lane + bend];
		return place(
			line(p, color, 7, 0.85) + circle(reach + 320, lane + bend, 14, color) + circle(reach + 320, lane + bend, 6, board),
			0,
			0,
			1,
			side * 90,
		);
	});
	const pins = times(44, (i) =>
		place(rect(186, (Math.floor(i / 4) - 5) * 38 - 8, 44, 16, s.linear(0, ['#f3e3b0', '#b98f45']), 3), 0, 0, 1, (i % 4) * 90),
	);
	const die =
		rect(-216, -206, 452, 452, pal.ink, 22, 0.5) +
		pins +
		rect(-208, -208, 416, 416, s.linear(45, [tint(pal.ink, 0.32), tint(pal.ink, 0.1), pal.ink]), 20) +
		rect(-132, -132, 264, 264, s.linear(45, [tint(pal.accent, 0.4), pal.accent, shade(pal.accent, 0.5)]), 14) +
		times(
			5,
			(i) =>
				line([-132 + 44 * (i + 1), -128, -132 + 44 * (i + 1), 128], pal.ink, 3, 0.35) +
				line([-128, -132 + 44 * (i + 1), 128, -132 + 44 * (i + 1)], pal.ink, 3, 0.35),
		) +
		rect(-66, -66, 132, 132, s.linear(45, [pal.glow, pal.accent2]), 8) +
		circle(-178, -178, 11, pal.accent2) +
		poly([-132, 20, -20, -132, 60, -132, -132, 124], '#ffffff', 0.16);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(45, [tint(board, 0.2), board, shade(board, 0.5)])) +
			place(
				times(18, () =>
					rect(random.range(-900, 800), random.range(-700, 600), random.range(40, 120), random.range(26, 60), shade(board, 0.4), 6, 0.8),
				) +
					trace +
					glow(s, 0, 0, 560, pal.accent, 0.75) +
					die,
				x,
				500,
				1.08,
				random.pick(0, -18, 14, -32),
			) +
			specks(s, 40, 0, 0, 1600, 1000, pal.glow, 4, 0.6),
		focal: { x, y: 500 },
		light: { x: x - 200, y: 300 },
	};
}

function telefono(s: Stage): Drawn {
	const { pal, random } = s;
	const skin = random.pick(...skins);
	const x = random.range(760, 860);
	const turn = random.range(-10, 8);
	const cards = random.int(0, 2);
	const feed =
		cards === 0
			? times(
					3,
					(i) =>
						rect(-128, -230 + i * 172, 256, 156, pal.light, 18) +
						rect(-112, -214 + i * 172, 224, 84, [pal.accent, pal.mid, pal.accent2][i] ?? pal.mid, 12) +
						rect(-112, -116 + i * 172, 190, 10, pal.far, 5) +
						rect(-112, -98 + i * 172, 120, 10, pal.far, 5),
				)
			: cards === 1
				? times(
						4,
						(i) =>
							rect(i % 2 ? -30 : -128, -220 + i * 116, 158, 88, i % 2 ? pal.accent : pal.light, 24) +
							rect(i % 2 ? -10 : -108, -198 + i * 116, 110, 10, i % 2 ? pal.light : pal.far, 5) +
							rect(i % 2 ? -10 : -108, -176 + i * 116, 70, 10, i % 2 ? pal.light : pal.far, 5),
					)
				: times(16, (i) =>
						rect(
							-122 + (i % 4) * 64,
							-210 + Math.floor(i / 4) * 76,
							50,
							50,
							[pal.accent, pal.accent2, pal.light, pal.far][(i * 7 + 3) % 4] ?? pal.light,
							14,
						),
					) + rect(-122, 150, 246, 90, pal.light, 20, 0.85);
	const phone =
		rect(-152, -322, 320, 650, shade(pal.ink, 0.3), 50) +
		rect(-160, -330, 320, 650, s.linear(20, [tint(pal.ink, 0.35), pal.ink]), 48) +
		rect(-144, -314, 288, 618, s.linear(80, [mix(pal.skyLow, pal.light, 0.2), mix(pal.skyTop, pal.mid, 0.3)]), 36) +
		rect(-50, -302, 100, 24, pal.ink, 12) +
		feed +
		poly([-144, 120, 60, -314, 144, -314, -100, 304, -144, 290], '#ffffff', 0.1);
	const fold = shade(skin, 0.3);
	const palmShape = path(
		'M-300 760 C-290 520 -250 420 -196 340 C-230 200 -214 120 -176 40 Q-140 20 -136 80 L-120 330 L130 330 Q240 380 200 520 Q180 640 200 760 Z',
		s.linear(20, [tint(skin, 0.3), skin, shade(skin, 0.35)]),
	);
	const fingers = times(4, (i) =>
		path(
			`M230 ${30 + i * 88} Q140 ${-4 + i * 88} 112 ${24 + i * 88} Q100 ${60 + i * 88} 140 ${72 + i * 88} L250 ${100 + i * 88} Z`,
			s.linear(70, [tint(skin, 0.2), skin, fold]),
		),
	);
	const thumb =
		path('M-250 420 C-300 220 -220 70 -120 20 Q-66 10 -84 66 C-110 150 -140 260 -110 400 Z', s.linear(10, [tint(skin, 0.35), skin, fold])) +
		path('M-112 26 Q-70 16 -86 58 Q-110 60 -112 26', tint(skin, 0.45));
	return {
		art:
			backdrop(s, x, 400) +
			glow(s, x, 400, 640, pal.glow, 0.6) +
			times(7, (i) => {
				const a = -2.6 + i * 0.36;
				const cx = x + Math.cos(a) * random.range(430, 620);
				const cy = 470 + Math.sin(a) * 390;
				return (
					rect(cx - 52, cy - 38, 104, 76, [pal.accent, pal.light, pal.accent2, pal.mid][i % 4] ?? pal.light, 24, 0.95) +
					(i % 3 === 0
						? path(`M${cx} ${cy + 22} l-24 -24 a14 14 0 0 1 24 -16 a14 14 0 0 1 24 16 Z`, pal.ink)
						: i % 3 === 1
							? rect(cx - 30, cy - 12, 60, 8, pal.ink, 4) + rect(cx - 30, cy + 6, 38, 8, pal.ink, 4)
							: star(cx, cy, 26, pal.ink))
				);
			}) +
			place(
				palmShape +
					path('M-330 640 H260 V900 H-330 Z', s.lit(pal.accent, 0.3)) +
					rect(-340, 620, 610, 40, pal.light, 10) +
					place(phone, 0, 40) +
					fingers +
					thumb,
				x,
				440,
				1.05,
				turn,
			),
		focal: { x, y: 430 },
	};
}

function robot(s: Stage): Drawn {
	const { pal, random } = s;
	const shell = random.pick(pal.light, mix(pal.accent2, pal.light, 0.2), mix(pal.far, pal.light, 0.45));
	const x = random.range(720, 880);
	const eye = random.pick(pal.accent2, '#8ff0e0', pal.accent);
	const head = random.pick(120, 60, 170);
	const gesture = random.range(-24, 4);
	const arm = (side: number, turn: number): string =>
		place(
			line([0, 0, side * 80, 130], shade(shell, 0.45), 46) +
				line([side * 80, 130, side * 150, 20], shade(shell, 0.35), 40) +
				ball(s, side * 80, 130, 36, pal.mid) +
				circle(side * 156, 6, 42, s.lit(shell)) +
				line([side * 140, -26, side * 128, -66], shade(shell, 0.3), 18) +
				line([side * 160, -34, side * 164, -78], shade(shell, 0.3), 18) +
				line([side * 182, -22, side * 204, -58], shade(shell, 0.3), 18),
			side * 236,
			330,
			1.1,
			turn,
		);
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 880, pal.near) +
			shadow(s, x + 60, 900, 460, 44, 0.5) +
			glow(s, x, 400, 700, pal.glow, 0.4) +
			place(
				arm(1, gesture) +
					arm(-1, random.range(-4, 60)) +
					path('M-250 640 V400 q0 -110 120 -110 h260 q120 0 120 110 V640 Z', s.lit(shell, 0.4)) +
					rect(-130, 380, 260, 150, pal.near, 26) +
					times(3, (i) => circle(-76 + i * 76, 430, 20, [pal.accent, pal.accent2, eye][i] ?? eye)) +
					rect(-100, 476, 200, 16, pal.mid, 8) +
					rect(-100, 476, random.range(60, 180), 16, eye, 8) +
					rect(-64, 230, 128, 80, shade(shell, 0.55)) +
					times(3, (i) => rect(-76, 242 + i * 22, 152, 10, pal.mid, 5)) +
					line([0, -190, 0, -270], shade(shell, 0.5), 14) +
					glow(s, 0, -284, 110, pal.accent, 0.8) +
					ball(s, 0, -284, 30, pal.accent) +
					rect(-296, -40, 60, 140, s.lit(pal.accent), 24) +
					rect(236, -40, 60, 140, s.lit(pal.accent), 24) +
					rect(-250, -190, 500, 430, s.linear(45, [tint(shell, 0.5), shell, shade(shell, 0.3)]), head) +
					rect(-196, -120, 392, 250, s.linear(60, [tint(pal.ink, 0.22), pal.ink]), Math.min(110, head)) +
					times(
						2,
						(i) =>
							glow(s, i ? 92 : -92, -8, 120, eye, 0.6) +
							ellipse(i ? 92 : -92, -8, 42, s.seed % 3 === 1 ? 26 : 50, eye) +
							circle(i ? 106 : -78, -24, 13, '#ffffff'),
					) +
					`<path d="M-58 78 Q0 ${random.range(96, 124).toFixed(0)} 58 78" fill="none" stroke="${eye}" stroke-width="11" stroke-linecap="round"/>` +
					poly([-170, 60, -60, -120, 10, -120, -120, 110], '#ffffff', 0.09) +
					times(4, (i) => circle(i % 2 ? 216 : -216, i < 2 ? -140 : 200, 8, shade(shell, 0.4))),
				x,
				370,
				0.98,
			),
		focal: { x, y: 380 },
	};
}

function satelite(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 900);
	const panel = (side: number): string =>
		times(
			3,
			(i) =>
				rect(side > 0 ? 120 + i * 128 : -236 - i * 128, -74, 118, 148, s.linear(50, [mix(pal.mid, '#5b8fe0', 0.5), pal.near]), 3) +
				times(3, (k) =>
					line(
						[
							(side > 0 ? 120 + i * 128 : -236 - i * 128) + 30 * (k + 1),
							-74,
							(side > 0 ? 120 + i * 128 : -236 - i * 128) + 30 * (k + 1),
							74,
						],
						pal.far,
						2.5,
						0.7,
					),
				) +
				line([side > 0 ? 120 + i * 128 : -236 - i * 128, 0, side > 0 ? 238 + i * 128 : -118 - i * 128, 0], pal.far, 2.5, 0.7),
		) + line([0, 0, side * 500, 0], pal.far, 10);
	const craft =
		panel(1) +
		panel(-1) +
		rect(-100, -120, 200, 240, s.linear(20, [tint(pal.accent2, 0.5), pal.accent2, shade(pal.accent2, 0.5)]), 12) +
		times(5, (i) => line([-96, -90 + i * 44, 96, -70 + i * 44], shade(pal.accent2, 0.4), 4, 0.5)) +
		rect(-60, -160, 120, 50, pal.light, 10) +
		line([0, 120, 0, 190], pal.light, 12) +
		path('M-130 170 Q0 330 130 170 Z', s.linear(0, [pal.light, mix(pal.light, pal.near, 0.55)])) +
		ellipse(0, 170, 130, 26, mix(pal.light, pal.near, 0.35)) +
		line([0, 170, 0, 270], pal.accent, 8) +
		circle(0, 276, 13, pal.accent) +
		line([0, -160, 40, -250], pal.light, 7) +
		circle(40, -254, 11, pal.accent);
	const land = times(9, () =>
		ellipse(
			random.range(100, 1500),
			random.range(900, 1300),
			random.range(90, 240),
			random.range(30, 80),
			mix('#4f8f5a', pal.mid, 0.4),
			0.75,
		),
	);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(70, [pal.ink, shade(pal.near, 0.25), pal.near])) +
			specks(s, 170, 0, 0, 1600, 900, pal.light, 3.4, 0.9) +
			times(5, () => star(random.range(60, 1540), random.range(40, 560), random.range(7, 14), pal.glow)) +
			glow(s, 180, 160, 520, pal.glow, 0.5) +
			circle(180, 160, 58, tint(pal.glow, 0.4)) +
			(random.chance(0.5)
				? ball(s, 1380, 190, 90, mix(pal.far, pal.light, 0.3)) + circle(1360, 170, 18, pal.mid, 0.35) + circle(1412, 214, 26, pal.mid, 0.35)
				: '') +
			circle(800, 2060, 1360, `${pal.skyLow}`, 0.14) +
			circle(800, 2060, 1310, pal.skyLow, 0.2) +
			s.clip(
				circle(800, 2060, 1270, '#fff'),
				rect(0, 700, 1600, 300, s.linear(70, [mix('#3f8fd0', pal.skyLow, 0.4), mix('#1f5f9f', pal.mid, 0.4), pal.ink])) +
					land +
					times(12, () =>
						rect(random.range(-100, 1500), random.range(820, 1000), random.range(120, 420), random.range(8, 20), pal.light, 10, 0.45),
					),
			) +
			beam(s, x + 50, 560, -24, 520, 420, pal.accent2, 0.5) +
			times(
				3,
				(i) =>
					`<path d="M${x + 90 + i * 50} ${690 + i * 52} q60 10 110 -40" fill="none" stroke="${pal.accent2}" stroke-width="8" stroke-linecap="round" opacity="${0.9 - i * 0.2}"/>`,
			) +
			place(craft, x, 400, 1.12, random.range(-30, -12)),
		focal: { x, y: 410 },
		light: { x: 180, y: 160 },
	};
}

function laptop(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const metal = mix(pal.light, pal.far, 0.35);
	const code = times(13, (row) => {
		let cx = 70 + random.int(0, 3) * 30;
		return times(random.int(2, 4), () => {
			const w = random.range(36, 130);
			const bar = rect(cx, 70 + row * 25, w, 11, random.pick(pal.accent, pal.accent2, pal.far, pal.light, '#6fd3b5'), 5);
			cx += w + 14;
			return bar;
		});
	});
	const chart =
		rect(400, 60, 250, 150, pal.near, 12) +
		times(6, (i) => rect(426 + i * 36, 190 - random.range(20, 110), 22, 120, i % 2 ? pal.accent : pal.accent2, 4)) +
		rect(400, 200, 250, 30, shade(pal.ink, 0.1)) +
		circle(524, 320, 66, pal.accent) +
		path('M524 320 V254 A66 66 0 0 1 586 344 Z', pal.accent2);
	const mug = place(
		rect(-52, -110, 104, 110, s.tube(pal.accent), 12) +
			ring(64, -58, 30, 32, shade(pal.accent, 0.2), 14) +
			ellipse(0, -108, 52, 14, shade(pal.accent, 0.5)),
		x > 800 ? 210 : 1390,
		850,
		1.15,
	);
	const plant = place(
		times(7, (i) =>
			place(
				path('M0 0 Q-40 -120 0 -230 Q40 -120 0 0', s.linear(0, [mix('#57a05f', pal.mid, 0.3), mix('#2f6a44', pal.near, 0.4)])),
				0,
				-100,
				1,
				-60 + i * 20,
			),
		) + poly([-70, -110, 70, -110, 52, 0, -52, 0], s.tube(pal.light)),
		x > 800 ? 1420 : 190,
		840,
		1,
	);
	return {
		art:
			backdrop(s, x, 380) +
			(s.seed % 2
				? s.clip(
						rect(1080, 60, 420, 460, '#fff', 8),
						rect(1080, 60, 420, 460, s.linear(90, [pal.skyTop, pal.skyLow])) +
							skyline(s, 520, 60, 260, pal.far, pal.dark ? pal.accent2 : '', 1080, 1500),
					) + line([1290, 60, 1290, 520], pal.ink, 8)
				: '') +
			tabletop(s, 770, mix(pal.near, '#7a4a2a', 0.35)) +
			shadow(s, x + 60, 880, 620, 46, 0.65) +
			glow(s, x, 520, 640, pal.skyLow, 0.5) +
			place(
				rect(-376, -40, 752, 500, s.linear(30, [tint(metal, 0.4), metal, shade(metal, 0.4)]), 26) +
					rect(-360, -26, 720, 470, pal.ink, 14) +
					place(
						rect(30, 24, 660, 420, s.linear(70, [tint(pal.near, 0.08), shade(pal.ink, 0.1)]), 6) + code + (s.seed % 3 ? chart : ''),
						-360,
						-20,
					) +
					poly([-330, 420, -20, -4, 120, -4, -190, 424], '#ffffff', 0.08) +
					poly([-376, 456, 376, 456, 470, 540, -470, 540], s.linear(90, [shade(metal, 0.2), tint(metal, 0.3)])) +
					times(4, (r) =>
						times(12, (i) => rect(-318 - r * 15 + i * (53 + r * 2.6), 466 + r * 13, 44 + r * 2, 9, shade(pal.ink, 0.05), 2)),
					) +
					rect(-470, 538, 940, 18, shade(metal, 0.4), 9) +
					poly([-80, 520, 80, 520, 90, 538, -90, 538], shade(metal, 0.2)),
				x,
				325,
				1,
			) +
			mug +
			plant +
			box(s, x > 800 ? 90 : 1180, 860, 170, 30, 30, pal.accent2),
		focal: { x, y: 530 },
		light: { x, y: 420 },
	};
}

/** Pictures of technology. */
export const tecno = {
	chip: { moods: [...nightMoods, 'tarde', 'dia'], draw: chip },
	telefono: { moods: anyMoods, draw: telefono },
	robot: { moods: anyMoods, draw: robot },
	satelite: { moods: nightMoods, draw: satelite },
	laptop: { moods: anyMoods, draw: laptop, oneWay: true },
} satisfies Record<string, Scene>;
