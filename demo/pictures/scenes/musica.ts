import { backdrop, tabletop } from '../landscape.ts';
import { anyMoods, mix, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, ring, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

const note = (x: number, y: number, k: number, color: string): string =>
	place(
		ellipse(0, 0, 30, 22, color) + line([26, -6, 26, -120], color, 9) + path('M22 -124 q60 20 50 84 q-14 -40 -50 -46 Z', color),
		x,
		y,
		k,
		0,
	);
const notes = (s: Stage, x: number, y: number): string =>
	times(6, (i) =>
		note(
			x + Math.cos(i * 1.2) * s.random.range(420, 640),
			y + Math.sin(i * 1.2) * s.random.range(180, 330),
			s.random.range(0.6, 1.2),
			s.random.pick(s.pal.light, s.pal.accent, s.pal.accent2),
		),
	);

function guitarra(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const wood = random.pick('#c9863f', '#a8552b', '#e0b066');
	const shape =
		'M0 -60 C110 -80 170 -20 150 70 C136 120 150 150 190 210 C250 330 170 440 0 440 C-170 440 -250 330 -190 210 C-150 150 -136 120 -150 70 C-170 -20 -110 -80 0 -60 Z';
	const g =
		place(path(shape, pal.ink, 0.4), 26, 30) +
		path(shape, shade(wood, 0.55)) +
		place(path(shape, s.linear(40, [tint(wood, 0.45), wood, shade(wood, 0.35)])), 0, 9, 0.955) +
		circle(0, 150, 84, shade(wood, 0.35)) +
		ring(0, 150, 76, 76, pal.light, 4) +
		circle(0, 150, 64, shade(pal.ink, 0.3)) +
		path('M70 180 Q150 210 130 300 Q90 330 60 240 Z', pal.ink, 0.85) +
		rect(-90, 320, 180, 30, shade(wood, 0.65), 8) +
		rect(-70, 318, 140, 8, pal.light) +
		rect(-34, -480, 68, 570, s.linear(0, [shade(wood, 0.35), shade(wood, 0.62)]), 4) +
		times(13, (i) => rect(-34, -460 + i * 40 + i * i * 0.2, 68, 5, '#d9d2c0')) +
		times(4, (i) => circle(0, -400 + i * 96, 8, pal.light)) +
		path('M-40 -480 L-56 -640 Q0 -666 56 -640 L40 -480 Z', s.lit(shade(wood, 0.45))) +
		times(6, (i) => circle(i % 2 ? 62 : -62, -620 + Math.floor(i / 2) * 50, 14, '#e6e0d0')) +
		times(6, (i) => line([-24 + i * 9.6, -600 + (i % 3) * 40, -26 + i * 10.4, 330], '#f4eedc', 1.2 + (5 - i) * 0.5, 0.9)) +
		path('M-120 0 Q-60 -50 0 -46 Q-110 40 -120 110 Q-150 60 -120 0', '#ffffff', 0.25);
	return {
		art:
			backdrop(s, x, 460) +
			tabletop(s, 880, pal.near) +
			shadow(s, x + 60, 930, 460, 40, 0.55) +
			notes(s, x, 420) +
			place(g, x - 40, 470, 1, random.pick(32, 24, -28, -36)),
		focal: { x: x - 20, y: 570 },
	};
}

function vinilo(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(660, 740);
	const label = random.pick(pal.accent, pal.accent2, pal.light);
	const plinth = random.pick(mix('#8a4f2c', pal.near, 0.3), pal.light, mix(pal.mid, pal.light, 0.2));
	const disc =
		circle(14, 20, 372, pal.ink, 0.4) +
		circle(0, 0, 366, '#17141a') +
		times(11, (i) => ring(0, 0, 346 - i * 19, 346 - i * 19, '#3a3640', 2)) +
		times(
			2,
			(i) =>
				poly([0, 0, -110 + i * 10, -352, 40, -366], '#ffffff', 0) +
				place(path('M0 0 L-90 -356 A366 366 0 0 1 60 -361 Z', s.linear(90, ['#ffffff@.32', '#ffffff@.06'])), 0, 0, 1, i * 180 - 34),
		) +
		circle(0, 0, 128, s.lit(label, 0.35)) +
		ring(0, 0, 104, 104, pal.ink, 3, 0.5) +
		star2(s) +
		circle(0, 0, 12, '#dfe2e6');
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(40, [pal.skyLow, mix(pal.skyTop, pal.far, 0.3), pal.mid])) +
			glow(s, 300, 120, 820, pal.glow, 0.6) +
			times(3, (i) =>
				place(
					rect(-230, -230, 460, 460, s.lit([pal.accent2, pal.near, pal.accent][i] ?? pal.mid), 8) +
						circle(0, 20, 120, [pal.accent, pal.accent2, pal.light][i] ?? pal.light) +
						rect(-190, -190, 200, 22, pal.light, 4),
					1480 + i * 26,
					160 + i * 300,
					0.8,
					12 - i * 18,
				),
			) +
			poly([220, 980, 1420, 980, 1480, 1010, 160, 1010], pal.ink, 0.4) +
			rect(x - 490, 100, 1080, 840, shade(plinth, 0.5), 40) +
			rect(x - 500, 80, 1080, 830, s.linear(50, [tint(plinth, 0.35), plinth, shade(plinth, 0.25)]), 40) +
			circle(x - 60, 490, 398, shade(plinth, 0.45)) +
			place(disc, x - 60, 490, 1, random.range(0, 300)) +
			circle(x + 450, 250, 86, s.lit('#8f969d', 0.4)) +
			circle(x + 450, 250, 54, s.lit('#d6dade', 0.5)) +
			line([x + 450, 250, x + 430, 640, x + 290, 760], pal.ink, 32, 0.25) +
			line([x + 450, 240, x + 426, 620, x + 270, 730], '#e3e6e9', 22) +
			place(rect(-34, -60, 68, 130, s.lit(pal.accent), 12), x + 250, 744, 1, 52) +
			rect(x + 424, 150, 52, 70, s.tube('#8f969d'), 8) +
			rect(x + 490, 560, 20, 250, shade(plinth, 0.5), 10) +
			rect(x + 474, random.range(600, 740), 52, 30, '#e3e6e9', 6) +
			circle(x - 420, 840, 34, s.lit(pal.accent)) +
			circle(x - 330, 850, 20, s.lit('#d6dade')),
		focal: { x: x - 20, y: 500 },
	};
}
const star2 = (s: Stage): string =>
	times(5, (i) => place(rect(-40, -5, 80, 10, s.pal.ink, 4, 0.5), 0, -72 + (i > 2 ? 90 : 0) + (i % 3) * 18, 0.9 - (i % 3) * 0.2));

function bandoneon(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const wood = mix('#5a2a1c', pal.ink, 0.25);
	const open = random.range(0.85, 1.15);
	const half = 290 * open;
	const folds = times(18, (i) => {
		const t = i / 17;
		const cx = -half + t * half * 2;
		const sag = Math.sin(t * Math.PI) * 90;
		return (
			poly(
				[
					cx - 19 * open,
					-210 + sag,
					cx,
					-236 + sag,
					cx + 19 * open,
					-210 + sag,
					cx + 19 * open,
					190 + sag,
					cx,
					216 + sag,
					cx - 19 * open,
					190 + sag,
				],
				s.linear(0, [tint(pal.accent, 0.18), shade(pal.accent, 0.15), shade(pal.accent, 0.6)]),
			) + line([cx, -234 + sag, cx, 214 + sag], pal.accent2, 3, 0.8)
		);
	});
	const end = (side: number): string =>
		place(
			rect(-95, -260, 190, 490, s.linear(30, [tint(wood, 0.35), wood, shade(wood, 0.4)]), 16) +
				rect(-72, -236, 144, 442, 'none') +
				ring(0, -14, 66, 200, pal.accent2, 5, 0.8) +
				times(4, (r) =>
					times(8, (i) =>
						circle(-44 + r * 29 + (i % 2) * 6, -160 + i * 42, 12, s.radial(['#ffffff', '#efe6d2', '#a99a80'], 0.35, 0.3, 0.7)),
					),
				) +
				times(4, (i) => circle(i % 2 ? 78 : -78, i < 2 ? -242 : 212, 10, pal.accent2)),
			side * (half + 90),
			4,
			1,
			side * -9,
		);
	const hand = (side: number, skin: string): string =>
		place(
			path(
				'M-60 -40 Q-120 -30 -120 30 Q-110 80 -40 80 L220 150 L250 -20 L60 -60 Z',
				s.linear(70, [tint(skin, 0.25), skin, shade(skin, 0.3)]),
			) +
				times(4, (i) => line([-50, -34 + i * 32, -130 + Math.abs(i - 1.5) * 12, -50 + i * 34], shade(skin, 0.08 * i), 30)) +
				path('M150 -50 L330 -60 L330 190 L140 140 Z', s.lit(pal.ink, 0.3)) +
				rect(126, -50, 34, 190, pal.light, 6),
			0,
			0,
		).replace('<g transform="', `<g transform="translate(${(side * (half + 190)).toFixed(0)} -40) scale(${side} 1) `);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(70, [pal.mid, pal.near, pal.ink])) +
			beam(s, x - 300, -60, -16, 1200, 1000, pal.glow, 0.55) +
			glow(s, x, 420, 700, pal.glow, 0.45) +
			times(9, (i) => rect(i * 190, 860, 180, 150, i % 2 ? shade(pal.near, 0.15) : shade(pal.near, 0.3))) +
			rect(0, 850, 1600, 14, pal.far, 0, 0.6) +
			ellipse(x, 900, 620, 46, pal.glow, 0.25) +
			shadow(s, x, 880, 620, 40, 0.7) +
			notes(s, x, 330) +
			place(folds + end(-1) + end(1) + hand(1, '#d3936a') + hand(-1, '#d3936a'), x, 470, 1.02, random.range(-7, 7)),
		focal: { x, y: 500 },
		light: { x: x - 300, y: 150 },
	};
}

function acordeon(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 860);
	const paint = random.pick(mix('#c3202f', pal.accent, 0.3), mix('#1f5f9f', pal.mid, 0.3), mix('#147a5c', pal.mid, 0.3));
	const fan = times(15, (i) =>
		place(
			poly(
				[-22, -330, 0, -352, 22, -330, 17, 300, 0, 320, -17, 300],
				s.linear(0, [tint(pal.light, 0.1), mix(pal.light, paint, 0.35), shade(paint, 0.5)]),
			) + line([0, -350, 0, 318], paint, 4),
			-160 + i * 25,
			10 - Math.sin((i / 14) * Math.PI) * 16,
			1,
			-14 + i * 2,
		),
	);
	const keys =
		rect(0, -360, 150, 660, pal.ink, 14) +
		times(15, (i) => rect(30, -350 + i * 43, 150, 40, s.linear(0, ['#d8d2c4', '#fffdf5']), 6)) +
		times(14, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(30, -322 + i * 43, 88, 24, '#17141a', 5)));
	const right =
		path('M-130 -360 Q-20 -400 40 -350 V290 Q-20 340 -130 300 Z', s.linear(30, [tint(paint, 0.45), paint, shade(paint, 0.4)])) +
		times(6, (i) => rect(-104, -290 + i * 86, 110, 46, shade(paint, 0.45), 22) + rect(-92, -280 + i * 86, 86, 8, pal.accent2, 4)) +
		place(keys, 40, 0);
	const left =
		path('M130 -330 Q30 -370 -60 -320 V280 Q30 330 130 280 Z', s.linear(30, [tint(paint, 0.4), paint, shade(paint, 0.45)])) +
		times(32, (i) =>
			circle(
				-20 + (i % 4) * 34,
				-240 + Math.floor(i / 4) * 62 + (i % 4) * 9,
				12,
				s.radial(['#ffffff', '#efe6d2', '#a99a80'], 0.35, 0.3, 0.7),
			),
		) +
		`<path d="M-56 -260 Q-150 0 -56 240" fill="none" stroke="${pal.ink}" stroke-width="34" stroke-linecap="round"/>`;
	return {
		art:
			backdrop(s, x, 450) +
			tabletop(s, 860, mix(pal.near, '#7a4a2a', 0.3)) +
			shadow(s, x + 20, 890, 520, 44, 0.65) +
			notes(s, x, 380) +
			place(fan + place(left, -300, 30, 1, -14) + place(right, 300, 0, 1, 12), x, 500, 1, random.range(-6, 6)) +
			times(
				12,
				(i) =>
					line([i * 140, 24 + (i % 2) * 18, 140 + i * 140, 24 + ((i + 1) % 2) * 18], pal.ink, 3) +
					poly([i * 140 + 40, 36, i * 140 + 100, 36, i * 140 + 70, 100], [paint, pal.accent2, pal.light][i % 3] ?? pal.light),
			),
		focal: { x, y: 500 },
	};
}

function auriculares(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const shell = random.pick(pal.accent, pal.light, mix(pal.mid, pal.near, 0.3), pal.accent2);
	const cup = (side: number): string =>
		place(
			ellipse(0, 0, 104, 150, shade(pal.ink, 0.1)) +
				ellipse(side * 34, 0, 88, 140, s.linear(30, [tint(shell, 0.45), shell, shade(shell, 0.5)])) +
				ellipse(side * 48, 0, 56, 96, s.linear(30, [shade(shell, 0.2), shade(shell, 0.45)])) +
				ellipse(side * 48, 0, 20, 34, pal.accent2) +
				ellipse(side * -54, 0, 44, 132, s.linear(0, [tint(pal.ink, 0.22), pal.ink])),
			side * 290,
			190,
			1,
			side * -7,
		);
	const wave = times(40, (i) => {
		const h = 30 + Math.abs(Math.sin(i * 0.7 + s.seed)) * 190 * Math.sin(((i + 0.5) / 40) * Math.PI) + random.range(0, 40);
		return rect(20 + i * 40, 640 - h, 18, h * 2, i % 3 ? pal.light : pal.accent, 9, 0.5);
	});
	return {
		art:
			backdrop(s, x, 440) +
			wave +
			tabletop(s, 870, pal.near) +
			shadow(s, x + 40, 900, 480, 42, 0.65) +
			place(
				stroke('M-300 120 C-340 -380 340 -380 300 120', shade(pal.ink, 0.1), 54) +
					stroke('M-300 110 C-340 -390 340 -390 300 110', s.linear(0, [tint(shell, 0.4), shell, shade(shell, 0.5)]), 30) +
					stroke('M-200 -190 C-110 -290 110 -290 200 -190', tint(pal.ink, 0.18), 60) +
					stroke('M-190 -205 C-110 -296 60 -300 130 -260', '#ffffff', 7, 0.4) +
					rect(-322, 40, 50, 110, s.tube('#c4c9ce'), 10) +
					rect(272, 40, 50, 110, s.tube('#c4c9ce'), 10) +
					cup(-1) +
					cup(1),
				x,
				560,
				1.16,
				random.range(-9, 9),
			) +
			notes(s, x, 380) +
			specks(s, 30, 200, 100, 1200, 700, pal.glow, 5),
		focal: { x, y: 520 },
	};
}

/** Pictures of music. */
export const musica = {
	guitarra: { moods: anyMoods, draw: guitarra, oneWay: true },
	vinilo: { moods: ['tarde', 'menta', 'vino', 'rosa', 'petroleo', 'ocre', 'dia', 'azul'], draw: vinilo },
	bandoneon: { moods: ['vino', 'noche', 'tarde', 'petroleo', 'ocaso', 'ocre', 'azul'], draw: bandoneon, oneWay: true },
	acordeon: { moods: anyMoods, draw: acordeon, oneWay: true, wide: true },
	auriculares: { moods: anyMoods, draw: auriculares, oneWay: true },
} satisfies Record<string, Scene>;
