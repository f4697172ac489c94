import { clouds, skyline, tabletop } from '../landscape.ts';
import { anyMoods, mix, shade, skins, tint } from '../palette.ts';
import { ball, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

const potted = (s: Stage, x: number, y: number, k: number): string =>
	place(
		shadow(s, 30, 2, 130, 16, 0.5) +
			times(9, (i) =>
				place(
					path('M0 0 Q-56 -140 0 -290 Q56 -140 0 0', s.linear(0, [mix('#5fa860', s.pal.mid, 0.25), mix('#2f6a44', s.pal.near, 0.35)])) +
						line([0, 0, 0, -260], mix('#2f6a44', s.pal.near, 0.5), 4),
					0,
					-130,
					1,
					-72 + i * 18,
				),
			) +
			poly([-86, -150, 86, -150, 62, 0, -62, 0], s.tube(s.pal.accent)) +
			rect(-94, -166, 188, 30, s.tube(tint(s.pal.accent, 0.15)), 6),
		x,
		y,
		k,
	);

function moda(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(560, 700);
	const gown = random.pick(pal.accent, pal.accent2, mix(pal.mid, pal.accent, 0.3));
	const hangers = times(8, (i) => {
		const px = 930 + i * 74;
		const c = random.pick(pal.accent, pal.accent2, pal.mid, pal.light, pal.near, pal.far);
		const long = random.range(260, 470);
		return (
			stroke(`M${px} 250 q0 -26 18 -26`, '#c9ced3', 6) +
			path(
				`M${px} 262 L${px + 52} 300 L${px + 62} ${320 + long} H${px - 62} L${px - 52} 300 Z`,
				s.linear(0, [tint(c, 0.28), c, shade(c, 0.4)]),
			) +
			line([px - 16, 310, px - 22, 316 + long], shade(c, 0.35), 4, 0.6) +
			line([px + 20, 310, px + 26, 316 + long], shade(c, 0.35), 4, 0.6)
		);
	});
	const dress =
		path(
			'M-74 -230 Q-40 -200 0 -204 Q40 -200 74 -230 L92 -120 Q70 -50 78 10 Q190 190 250 430 Q0 500 -250 430 Q-190 190 -78 10 Q-70 -50 -92 -120 Z',
			s.linear(15, [tint(gown, 0.4), gown, shade(gown, 0.4)]),
		) +
		times(7, (i) =>
			stroke(`M${-54 + i * 18} 20 Q${-120 + i * 40} 220 ${-190 + i * 64} ${436 + Math.sin((i / 6) * 3.1) * 30}`, shade(gown, 0.4), 6, 0.5),
		) +
		rect(-80, -10, 160, 32, s.tube(pal.ink), 6) +
		(s.seed % 2 ? times(40, (i) => circle(-170 + ((i * 53) % 340), 90 + ((i * 97) % 330), 9, pal.light, 0.7)) : '');
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(70, [tint(pal.skyLow, 0.2), pal.skyLow, pal.skyTop])) +
			path(
				`M${x - 330} 860 V360 a330 330 0 0 1 660 0 V860 Z`,
				s.linear(90, [mix(pal.skyTop, pal.far, 0.4), mix(pal.skyLow, pal.far, 0.2)]),
			) +
			glow(s, x, 380, 560, pal.glow, 0.6) +
			tabletop(s, 850, mix(pal.far, pal.light, 0.2)) +
			line([890, 250, 1540, 250], '#b9bfc5', 16) +
			line([900, 250, 880, 900], '#b9bfc5', 14) +
			line([1530, 250, 1550, 900], '#b9bfc5', 14) +
			hangers +
			shadow(s, x + 60, 906, 380, 36, 0.6) +
			line([x, 760, x, 890], pal.ink, 22) +
			ellipse(x, 894, 130, 20, pal.ink) +
			place(
				path(
					'M-30 -330 Q-34 -280 -92 -246 Q-110 -180 -84 -100 H84 Q110 -180 92 -246 Q34 -280 30 -330 Z',
					s.lit(mix(pal.light, '#e6c9a5', 0.4)),
				) +
					ellipse(0, -336, 32, 14, pal.ink) +
					rect(-10, -380, 20, 44, pal.accent2, 8) +
					dress,
				x,
				470,
				0.98,
			) +
			place(path('M-60 0 L-50 -90 H60 L70 0 Z', s.lit(pal.near)) + stroke('M-30 -90 q30 -80 70 0', pal.near, 9), x - 420, 900, 1.3) +
			place(path('M-90 0 Q-80 -40 -20 -40 L30 -90 L56 -80 L60 0 H50 L44 -50 L10 0 Z', s.lit(pal.accent)), x + 330, 930, 1.1) +
			potted(s, 90, 900, 0.9),
		focal: { x, y: 470 },
	};
}

function interior(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 780);
	const chair = random.pick(pal.accent, pal.accent2, mix(pal.mid, '#4f8f7f', 0.3));
	const paint = pal.dark ? mix(pal.mid, pal.far, 0.5) : mix(pal.skyLow, pal.far, 0.25);
	const lampOn = pal.dark;
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(60, [tint(paint, 0.3), paint, shade(paint, 0.25)])) +
			s.clip(
				rect(1060, 70, 420, 590, '#fff', random.pick(4, 210)),
				rect(1060, 70, 420, 590, s.linear(90, [pal.skyTop, pal.skyLow])) +
					glow(s, 1200, 360, 300, pal.glow, 0.9) +
					clouds(s, 4, 220, 60, pal.light, 0.6) +
					skyline(s, 660, 80, 260, pal.far, pal.dark ? pal.accent2 : '', 1050, 1500),
			) +
			line([1270, 70, 1270, 660], pal.light, 12) +
			line([1060, 340, 1480, 340], pal.light, 12) +
			rect(1030, 656, 480, 26, pal.light, 4) +
			poly([1060, 680, 1480, 680, 900, 1000, 240, 1000], pal.glow, lampOn ? 0.08 : 0.28) +
			times(
				3,
				(i) =>
					rect(120 + i * 200, 130 + (i % 2) * 40, 160, 210, pal.light, 4) +
					rect(136 + i * 200, 146 + (i % 2) * 40, 128, 178, [pal.accent, pal.mid, pal.accent2][i] ?? pal.mid) +
					(i === 1
						? circle(200 + i * 200, 250, 50, pal.light)
						: path(`M${136 + i * 200} ${324 + (i % 2) * 40} l64 -110 64 110 Z`, pal.light, 0.8)),
			) +
			tabletop(s, 780, mix('#a8693a', pal.near, 0.3)) +
			ellipse(x + 60, 900, 640, 76, s.lit(mix(pal.accent, pal.light, 0.45))) +
			ring(x + 60, 900, 560, 62, pal.light, 8, 0.8) +
			place(
				line([0, 0, 0, -560], pal.ink, 14) +
					ellipse(0, 0, 80, 14, pal.ink) +
					glow(s, 0, -560, lampOn ? 460 : 200, pal.glow, lampOn ? 0.9 : 0.3) +
					poly([-120, -540, 120, -540, 74, -700, -74, -700], s.lit(tint(pal.accent2, 0.3))),
				x - 400,
				880,
			) +
			shadow(s, x + 40, 900, 360, 40, 0.6) +
			place(
				line([-190, 300, -220, 400], '#6a3f22', 24) +
					line([190, 300, 220, 400], '#6a3f22', 24) +
					path(
						'M-250 180 V-160 Q-250 -300 -110 -300 H110 Q250 -300 250 -160 V180 Z',
						s.linear(40, [tint(chair, 0.35), chair, shade(chair, 0.4)]),
					) +
					times(6, (i) => circle(-120 + (i % 3) * 120, -190 + Math.floor(i / 3) * 120, 11, shade(chair, 0.45))) +
					rect(-200, 120, 400, 120, s.lit(tint(chair, 0.12)), 40) +
					rect(-300, 30, 120, 290, s.lit(chair, 0.4), 56) +
					rect(180, 30, 120, 290, s.lit(shade(chair, 0.12)), 56) +
					rect(-260, 220, 520, 100, s.linear(90, [shade(chair, 0.1), shade(chair, 0.45)]), 20) +
					place(
						rect(-90, -90, 180, 180, s.lit(pal.light), 26) +
							line([-90, -30, 90, -30], pal.accent2, 16) +
							line([-90, 30, 90, 30], pal.accent2, 16),
						40,
						40,
						1,
						14,
					),
				x + 40,
				490,
				1,
			) +
			place(
				ellipse(0, -150, 130, 22, s.lit('#c9955a')) +
					line([-80, -140, -100, 0], '#6a3f22', 12) +
					line([80, -140, 100, 0], '#6a3f22', 12) +
					rect(-40, -190, 60, 40, s.lit(pal.accent), 6) +
					rect(-90, -170, 60, 16, pal.mid, 3),
				x + 480,
				930,
				1,
			) +
			potted(s, 1450, 900, 1.15),
		focal: { x: x + 40, y: 550 },
	};
}

function espejo(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 860);
	const skin = random.pick(...skins);
	const hair = random.pick('#2a1d1c', '#4a2d20', '#a3442a', '#7a4a2a');
	const frame = random.pick(pal.accent2, mix('#a8693a', pal.near, 0.2), pal.light);
	const bulbs = s.seed % 2 === 0;
	const reflection =
		rect(x - 330, 30, 660, 720, s.linear(60, [tint(pal.skyLow, 0.5), mix(pal.skyLow, pal.skyTop, 0.5)])) +
		path(`M${x - 170} 790 Q${x - 210} 260 ${x} 230 Q${x + 210} 260 ${x + 170} 790 Z`, hair) +
		path(`M${x - 230} 800 Q${x - 220} 610 ${x - 70} 590 H${x + 70} Q${x + 220} 610 ${x + 230} 800 Z`, s.lit(pal.accent)) +
		path(`M${x - 56} 520 h112 v70 q-56 60 -112 0 Z`, shade(skin, 0.22)) +
		path(
			`M${x - 112} 400 Q${x - 116} 270 ${x} 266 Q${x + 116} 270 ${x + 112} 400 Q${x + 96} 540 ${x} 556 Q${x - 96} 540 ${x - 112} 400 Z`,
			s.lit(skin, 0.22),
		) +
		path(
			`M${x - 124} 410 Q${x - 130} 250 ${x + 10} 244 Q${x + 126} 250 ${x + 124} 400 Q${x + 90} 340 ${x + 30} 316 Q${x - 80} 330 ${x - 124} 410 Z`,
			hair,
		) +
		times(2, (i) => {
			const ex = x + (i ? 48 : -48);
			return (
				stroke(`M${ex - 24} 412 q24 18 48 0`, '#2a1a1c', 7) +
				stroke(`M${ex - 28} 376 q28 -20 56 0`, hair, 8) +
				circle(ex, 460, 26, pal.accent, 0.22)
			);
		}) +
		stroke(`M${x} 420 q-12 36 6 46`, shade(skin, 0.3), 6) +
		path(`M${x - 36} 498 q18 -14 36 -4 q18 -10 36 4 q-36 36 -72 0`, mix('#c2323f', pal.accent, 0.4)) +
		circle(x - 118, 480, 11, pal.accent2) +
		circle(x + 118, 480, 11, pal.accent2) +
		poly([x - 330, 470, x + 60, 30, x + 160, 30, x - 330, 590], '#ffffff', 0.2) +
		poly([x - 330, 650, x + 220, 30, x + 250, 30, x - 330, 690], '#ffffff', 0.16);
	const bottle = (bx: number, h: number, c: string): string =>
		shadow(s, bx + 20, 862, 70, 12) +
		rect(bx - 36, 860 - h, 72, h, s.tube(c), 14) +
		rect(bx - 18, 830 - h, 36, 34, s.tube(pal.accent2), 4) +
		rect(bx - 24, 860 - h * 0.6, 48, h * 0.3, pal.light, 3, 0.85);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(60, [pal.far, mix(pal.far, pal.mid, 0.6), pal.mid])) +
			times(13, (i) => rect(i * 130, 0, 62, 860, pal.light, 0, 0.07)) +
			glow(s, x, 390, 640, pal.glow, 0.6) +
			ellipse(x + 18, 412, 350, 390, pal.ink, 0.35) +
			ellipse(x, 390, 350, 390, s.lit(frame, 0.4)) +
			s.clip(ellipse(x, 390, 308, 348, '#fff'), reflection) +
			(bulbs
				? times(16, (i) => {
						const a = (i / 16) * Math.PI * 2;
						return (
							glow(s, x + Math.cos(a) * 330, 390 + Math.sin(a) * 370, 80, pal.glow, 0.9) +
							circle(x + Math.cos(a) * 330, 390 + Math.sin(a) * 370, 19, '#fffbe8')
						);
					})
				: '') +
			tabletop(s, 810, mix(pal.light, pal.near, 0.3)) +
			bottle(x - 470, 190, pal.accent) +
			bottle(x - 370, 130, pal.light) +
			bottle(x + 430, 160, pal.accent2) +
			place(
				rect(-22, -110, 44, 110, s.tube(pal.ink), 6) +
					rect(-16, -160, 32, 54, s.tube('#c9ced3')) +
					path('M-14 -160 V-200 L14 -220 V-160 Z', mix('#c2323f', pal.accent, 0.4)),
				x + 540,
				880,
				1.1,
			) +
			place(
				rect(-130, -12, 190, 22, s.tube('#6a3f22'), 10) +
					rect(50, -15, 40, 28, '#c9ced3', 4) +
					path('M88 -22 q70 -20 90 22 q-20 42 -90 22 Z', s.lit(pal.accent)),
				x - 200,
				930,
				1.1,
				-10,
			) +
			ball(s, x + 250, 900, 36, pal.accent) +
			place(
				times(7, (i) => circle(Math.cos(i * 0.9) * 52, Math.sin(i * 0.9) * 40 - 190, 38, s.lit(pal.accent))) +
					circle(0, -190, 30, pal.accent2) +
					line([0, -150, 0, -40], '#4f8a3d', 8) +
					path('M-40 0 Q-60 -90 -20 -110 H20 Q60 -90 40 0 Z', s.tube(pal.light)),
				x + 670,
				870,
				1.1,
			),
		focal: { x, y: 410 },
		light: { x: x - 200, y: 150 },
	};
}

/** Pictures of fashion, home and beauty. */
export const estilo = {
	moda: { moods: anyMoods, draw: moda },
	interior: { moods: anyMoods, draw: interior },
	espejo: { moods: anyMoods, draw: espejo, wide: true },
} satisfies Record<string, Scene>;
