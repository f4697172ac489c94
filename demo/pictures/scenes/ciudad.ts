import { figure, streetLamp } from '../figure.ts';
import { clouds, hills, sky, skyline, tree, water } from '../landscape.ts';
import { anyMoods, dayMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, faint, glow, line, path, place, poly, rect, ring, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { bus, car, headlights } from '../vehicle.ts';

const lightsOf = (s: Stage): string => (s.pal.dark ? s.pal.accent2 : '');
const facade = (s: Stage, x: number, w: number, top: number, base: number, color: string): string =>
	rect(x, top, w, base - top, s.linear(20, [tint(color, 0.2), color, shade(color, 0.2)])) +
	rect(x - 8, top - 14, w + 16, 22, tint(color, 0.3)) +
	times(Math.floor((base - top - 190) / 104), (r) =>
		times(Math.max(2, Math.floor(w / 92)), (c) => {
			const n = Math.max(2, Math.floor(w / 92));
			const px = x + (w / n) * (c + 0.5) - 24;
			const py = top + 40 + r * 104;
			return (
				rect(px, py, 48, 66, s.random.chance(s.pal.dark ? 0.5 : 0.15) ? mix(s.pal.glow, s.pal.accent2, 0.5) : shade(color, 0.5), 3) +
				rect(px - 8, py + 58, 64, 14, shade(color, 0.35))
			);
		}),
	) +
	rect(x + 14, base - 150, w - 28, 150, shade(color, 0.5)) +
	rect(x + 26, base - 120, w - 90, 110, mix(s.pal.glow, s.pal.accent2, 0.4), 3, s.pal.dark ? 0.95 : 0.6) +
	poly(
		[x + 10, base - 150, x + w - 10, base - 150, x + w + 4, base - 112, x - 4, base - 112],
		s.random.pick(s.pal.accent, s.pal.accent2, s.pal.light),
	);

function skylineScene(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(600, 1000);
	const wet = random.chance(0.65);
	return {
		art:
			sky(s, x, random.range(380, 480), 120) +
			clouds(s, 5, 230, 120, pal.light, 0.5) +
			faint(skyline(s, 700, 190, 420, mix(pal.far, pal.skyLow, 0.35)), 0.8) +
			skyline(s, 720, 130, 340, mix(pal.far, pal.mid, 0.4), lightsOf(s)) +
			poly([x - 26, 720, x + 26, 720, x + 16, 250, x, 200, x - 16, 250], s.linear(0, [pal.light, mix(pal.light, pal.mid, 0.6)])) +
			rect(x - 48, 690, 96, 40, mix(pal.light, pal.mid, 0.4)) +
			skyline(s, 740, 60, 200, pal.near, pal.accent2) +
			(wet
				? water(s, 736, mix(pal.mid, pal.skyTop, 0.4), x, pal.glow) +
					place(
						path('M-130 0 H130 L100 40 H-100 Z', pal.ink) +
							poly([0, -150, 0, -8, 90, -8], pal.light) +
							poly([-10, -120, -10, -8, -70, -8], pal.accent),
						330,
						850,
						0.9,
					)
				: rect(0, 736, 1600, 270, s.linear(90, [pal.near, pal.ink])) +
					stroke('M-40 1000 Q500 760 820 760 T1660 900', mix(pal.mid, pal.far, 0.4), 90) +
					times(16, (i) => circle(120 + i * 90, 900 - Math.sin(i * 0.2 + 0.3) * 120, 10, i % 2 ? pal.glow : pal.accent))) +
			times(5, () =>
				place(
					path('M-26 -8 Q-10 -12 0 4 Q12 -14 28 -10 Q14 2 0 12 Q-14 0 -26 -8', pal.ink),
					random.range(200, 1400),
					random.range(150, 330),
					random.range(0.6, 1),
				),
			),
		focal: { x, y: 520 },
		light: { x, y: 430 },
	};
}

function calle(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(760, 840);
	const block = (side: number): string =>
		times(5, (i) => {
			const t = 1 - i / 5;
			const near = x + side * (150 + t * t * 760);
			const far = x + side * (150 + (t - 0.2) * (t - 0.2) * 760);
			const top = 560 - (300 + ((i * 67) % 120)) * (0.35 + t * 1.1);
			const topF = 560 - (300 + ((i * 67) % 120)) * (0.35 + (t - 0.2) * 1.1);
			const c = mix(random.pick(pal.mid, pal.accent, pal.near, pal.far), pal.near, 0.4);
			const yb = 600 + t * t * 330;
			const yf = 600 + (t - 0.2) * (t - 0.2) * 330;
			return (
				poly([near, top, far, topF, far, yf, near, yb], s.linear(side > 0 ? 0 : 180, [tint(c, 0.3), c, shade(c, 0.3)])) +
				times(6, (r) =>
					times(3, (k) => {
						const u = (k + 0.3) / 3.4;
						const v = (k + 0.75) / 3.4;
						const px = near + (far - near) * u;
						const qx = near + (far - near) * v;
						const h1 = yb + (yf - yb) * u - (top + (topF - top) * u);
						const h2 = yb + (yf - yb) * v - (top + (topF - top) * v);
						const b1 = top + (topF - top) * u;
						const b2 = top + (topF - top) * v;
						const a = 0.08 + r * 0.125;
						return poly(
							[px, b1 + h1 * a, qx, b2 + h2 * a, qx, b2 + h2 * (a + 0.07), px, b1 + h1 * (a + 0.07)],
							random.chance(pal.dark ? 0.5 : 0.2) ? pal.accent2 : pal.ink,
							0.85,
						);
					}),
				)
			);
		});
	return {
		art:
			sky(s, x, 470, 90) +
			faint(skyline(s, 620, 160, 340, pal.far, '', x - 240, x + 240), 0.8) +
			block(-1) +
			block(1) +
			poly([x - 70, 606, x + 70, 606, 1760, 1000, -160, 1000], s.linear(90, [mix(pal.far, pal.near, 0.4), pal.near, pal.ink])) +
			times(6, (i) => {
				const t = (i / 6) ** 2;
				const u = ((i + 0.5) / 6) ** 2;
				return poly(
					[x - 2 - t * 14, 610 + t * 390, x + 2 + t * 14, 610 + t * 390, x + 2 + u * 14, 610 + u * 390, x - 2 - u * 14, 610 + u * 390],
					pal.light,
					0.9,
				);
			}) +
			times(7, (i) =>
				poly([x - 560 + i * 170, 900, x - 470 + i * 170, 900, x - 560 + i * 210, 975, x - 690 + i * 210, 975], pal.light, 0.85),
			) +
			times(
				4,
				(i) =>
					tree(s, x - 230 - i * 140, 680 + i * 60, 190 + i * 70, mix('#5a9a4a', pal.mid, 0.35)) +
					tree(s, x + 230 + i * 140, 680 + i * 60, 190 + i * 70, mix('#5a9a4a', pal.mid, 0.35)),
			) +
			place(
				path(
					'M-110 0 V-90 q2 -22 24 -26 l24 -54 q8 -14 24 -14 h76 q16 0 24 14 l24 54 q22 4 24 26 V0 Z',
					s.linear(90, [tint(pal.accent, 0.35), pal.accent, shade(pal.accent, 0.4)]),
				) +
					path('M-66 -116 l18 -44 h96 l18 44 Z', pal.near) +
					circle(-76, -66, 20, pal.glow) +
					circle(76, -66, 20, pal.glow) +
					glow(s, -76, -66, 90, pal.glow, 0.8) +
					glow(s, 76, -66, 90, pal.glow, 0.8) +
					rect(-100, -24, 200, 26, pal.ink, 8),
				x + 110,
				800,
				1,
			) +
			times(4, (i) => figure(s, x - 430 + i * 230, 945 + (i % 2) * 20, 250, 'walk', {}, i % 2 === 0)) +
			streetLamp(s, 90, 980, 620),
		focal: { x: x + 30, y: 720 },
		light: { x, y: 470 },
	};
}

function subte(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(560, 680);
	const train = random.pick(pal.accent, pal.accent2, mix(pal.mid, '#3f9fbf', 0.4));
	const tile = mix(pal.light, pal.far, 0.4);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.near, pal.mid])) +
			path('M-40 640 V300 Q300 40 800 40 T1640 300 V640 Z', s.linear(90, [shade(tile, 0.25), tile])) +
			times(22, (i) => line([i * 78, 60, i * 78, 640], shade(tile, 0.3), 3, 0.35)) +
			times(9, (i) => line([0, 180 + i * 54, 1600, 180 + i * 54], shade(tile, 0.3), 3, 0.35)) +
			rect(0, 0, 1600, 70, pal.ink) +
			times(5, (i) => rect(110 + i * 320, 66, 220, 22, pal.glow, 8) + glow(s, 220 + i * 320, 90, 260, pal.glow, 0.6)) +
			rect(1090, 250, 400, 90, pal.near, 10) +
			circle(1150, 295, 32, train) +
			rect(1200, 276, 250, 16, pal.light, 8) +
			rect(1200, 306, 160, 12, pal.far, 6) +
			rect(0, 640, 1600, 120, pal.ink) +
			path('M0 330 L220 190 H1600 V700 H60 Q0 700 0 640 Z', 'none') +
			place(
				path(
					'M-1000 -420 H230 Q330 -410 356 -280 L380 -60 Q382 0 320 0 H-1000 Z',
					s.linear(90, [tint(train, 0.45), train, shade(train, 0.35)]),
				) +
					rect(-1000, -150, 1378, 46, pal.light) +
					path('M180 -380 H236 Q296 -372 318 -270 L326 -210 H180 Z', s.linear(60, [mix(pal.skyLow, '#ffffff', 0.4), pal.mid])) +
					times(
						3,
						(i) =>
							rect(-900 + i * 350, -360, 150, 130, s.linear(90, [pal.glow, mix(pal.glow, pal.accent2, 0.5)]), 14) +
							rect(-735 + i * 350, -370, 116, 350, shade(train, 0.3), 6) +
							rect(-725 + i * 350, -350, 44, 200, pal.glow, 6) +
							rect(-673 + i * 350, -350, 44, 200, pal.glow, 6) +
							circle(-850 + i * 350, -270, 26, pal.ink) +
							path(`M${-894 + i * 350} -230 q44 -46 88 0 Z`, pal.ink),
					) +
					circle(340, -80, 26, '#fffbe8') +
					glow(s, 350, -80, 240, pal.glow, 0.9) +
					beam(s, 350, -80, -86, 800, 420, pal.glow, 0.5) +
					rect(-1000, -24, 1370, 34, pal.ink, 8),
				x + 480,
				690,
			) +
			rect(0, 730, 1600, 280, s.linear(90, [mix(pal.far, pal.light, 0.3), pal.mid, pal.near])) +
			rect(0, 752, 1600, 22, pal.accent2) +
			times(7, (i) =>
				figure(
					s,
					120 + i * 220 + random.range(-40, 40),
					random.range(880, 970),
					random.range(300, 380),
					random.pick('stand', 'walk', 'stand'),
					{},
					random.chance(0.5),
				),
			),
		focal: { x: x + 480, y: 480 },
		light: { x: x + 800, y: 560 },
	};
}

function bicicleta(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const frame = random.pick(pal.accent, pal.accent2, pal.near);
	const wheelOf = (wx: number): string =>
		ring(wx, -170, 160, 160, shade(pal.ink, 0.2), 17) +
		ring(wx, -170, 148, 148, '#c4c9ce', 6) +
		times(16, (i) => place(line([0, 0, 0, -146], '#c4c9ce', 2.5, 0.85), wx, -170, 1, i * 22.5)) +
		circle(wx, -170, 15, '#8d949b');
	const bike =
		shadow(s, 20, 4, 480, 26, 0.65) +
		wheelOf(-270) +
		wheelOf(280) +
		line([-270, -170, -20, -170, 190, -400, -100, -400, -270, -170], frame, 21) +
		line([-20, -170, -110, -450], frame, 21) +
		line([280, -170, 176, -480], frame, 21) +
		line([-178, -458, -52, -458], pal.ink, 28) +
		stroke('M176 -480 q-6 -50 60 -52 q50 4 30 50', pal.ink, 16) +
		circle(-20, -170, 44, s.lit('#8d949b')) +
		line([-20, -170, 24, -90], '#5a6168', 14) +
		rect(0, -90, 60, 16, pal.ink, 6) +
		line([-270, -150, -20, -138], '#5a6168', 5) +
		stroke('M-440 -200 a176 176 0 0 1 170 -150', frame, 14) +
		stroke('M180 -310 a176 176 0 0 1 200 -10', frame, 14) +
		rect(220, -540, 130, 110, s.lit('#c9955a'), 12) +
		times(4, (i) => line([228, -516 + i * 24, 342, -516 + i * 24], '#8a5a2e', 5)) +
		times(5, (i) => circle(244 + i * 22, -552 - (i % 2) * 18, 22, random.pick(pal.accent, pal.light, pal.accent2))) +
		times(3, (i) => line([250 + i * 30, -540, 246 + i * 34, -600], '#5a9a4a', 7));
	return {
		art:
			sky(s, 1250, 270, 90) +
			clouds(s, 4, 190, 70, pal.light, 0.55) +
			facade(s, -30, 360, 250, 810, mix(pal.accent, pal.far, 0.5)) +
			facade(s, 330, 300, 330, 810, mix(pal.light, pal.far, 0.4)) +
			facade(s, 630, 380, 220, 810, mix(pal.mid, pal.far, 0.4)) +
			hills(s, 800, 30, mix(pal.far, '#7fa35f', 0.3), 2) +
			tree(s, 1150, 830, 420, mix('#5a9a4a', pal.mid, 0.3)) +
			tree(s, 1450, 840, 500, mix('#5a9a4a', pal.mid, 0.35)) +
			rect(0, 806, 1600, 200, s.linear(90, [mix(pal.far, pal.light, 0.35), pal.mid])) +
			rect(0, 850, 1600, 150, s.linear(90, [mix(pal.accent, pal.near, 0.5), shade(pal.near, 0.1)])) +
			times(5, (i) => rect(60 + i * 340, 958, 190, 14, pal.light, 4, 0.8)) +
			place(bike, x, 930, 1.06) +
			figure(s, x - 90, 880, 720, 'ride', {
				top: random.pick(pal.light, pal.accent2),
				bottom: pal.ink,
				style: random.pick('long', 'cap', 'bun'),
				shadow: false,
			}),
		focal: { x: x + 20, y: 570 },
	};
}

function barrio(s: Stage): Drawn {
	const { pal, random } = s;
	const wallsOf = [
		mix(pal.accent, pal.light, 0.4),
		mix(pal.accent2, pal.light, 0.4),
		mix(pal.mid, pal.light, 0.5),
		mix(pal.far, pal.light, 0.5),
	];
	const home = (hx: number, w: number, h: number, c: string, kind: number): string =>
		rect(hx, 790 - h, w, h, s.lit(c, 0.2)) +
		(kind === 0
			? poly(
					[hx - 20, 796 - h, hx + w / 2, 690 - h, hx + w + 20, 796 - h],
					s.linear(0, [mix('#c8552f', pal.accent, 0.3), mix('#7a2f22', pal.near, 0.3)]),
				)
			: rect(hx - 10, 770 - h, w + 20, 30, tint(c, 0.4)) +
				(kind === 1
					? rect(hx + w * 0.6, 690 - h, 80, 80, mix(pal.near, pal.far, 0.4), 12) +
						line([hx + w * 0.6 + 10, 770 - h, hx + w * 0.6 + 70, 770 - h], pal.ink, 8)
					: times(5, (i) => rect(hx + 20 + i * 50, 730 - h, 12, 44, tint(c, 0.4))))) +
		rect(hx + 34, 560 - (h - 330) * 0.3, 86, 110, s.pal.dark ? mix(pal.glow, pal.accent2, 0.3) : shade(c, 0.55), 6) +
		line([hx + 77, 560 - (h - 330) * 0.3, hx + 77, 670 - (h - 330) * 0.3], pal.light, 7) +
		rect(hx + 26, 668 - (h - 330) * 0.3, 102, 20, s.lit(pal.accent)) +
		times(5, (i) => circle(hx + 36 + i * 20, 664 - (h - 330) * 0.3, 12, i % 2 ? '#5a9a4a' : pal.accent)) +
		rect(hx + w - 116, 610, 82, 180, s.lit(random.pick(pal.near, pal.accent, mix('#2f7a5c', pal.mid, 0.3))), 6) +
		circle(hx + w - 48, 706, 6, pal.accent2);
	const off = random.range(-60, 40);
	const widths = [300, 330, 310, 320, 340];
	return {
		art:
			sky(s, random.range(900, 1350), 260, 90) +
			clouds(s, 4, 200, 80, pal.light, 0.6) +
			faint(skyline(s, 640, 140, 300, pal.far, lightsOf(s)), 0.7) +
			hills(s, 660, 50, mix('#6f9a5f', pal.far, 0.5), 3) +
			widths
				.map((w, i) =>
					home(off - 30 + i * 330, w, 330 + ((i * 71 + s.seed * 37) % 130), wallsOf[(i + s.seed) % 4] ?? pal.light, (i + s.seed) % 3),
				)
				.join('') +
			stroke('M-20 330 Q400 420 820 330 T1640 340', pal.ink, 4) +
			stroke('M-20 370 Q400 460 820 360 T1640 380', pal.ink, 3) +
			line([820, 800, 820, 270], pal.ink, 16) +
			line([760, 320, 880, 320], pal.ink, 9) +
			rect(0, 786, 1600, 70, s.linear(90, [mix(pal.light, pal.far, 0.3), mix(pal.far, pal.mid, 0.3)])) +
			rect(0, 850, 1600, 160, s.linear(90, [pal.mid, pal.near])) +
			rect(0, 846, 1600, 12, pal.light, 0, 0.6) +
			tree(s, 250 + off, 850, 380, mix('#5a9a4a', pal.mid, 0.25)) +
			tree(s, 1330 + off, 856, 430, mix('#8a6fb5', pal.accent, 0.2)) +
			place(car(s, random.pick(pal.accent2, pal.accent, pal.light), 'hatch'), 1180, 960, 0.62) +
			figure(s, 640, 900, 220, 'stand', { style: 'bun' }) +
			figure(s, 720, 900, 210, 'point', { style: 'short' }, true) +
			figure(s, 430, 950, 160, 'run', { bare: true, top: pal.accent }) +
			circle(520, 940, 18, pal.light) +
			place(
				path(
					'M-50 -10 q-10 -40 10 -44 h50 q20 0 26 -26 l14 6 q4 20 -10 40 v28 h-10 v-26 h-50 v26 h-10 v-30 Z',
					mix('#8a5a34', pal.ink, 0.3),
				),
				870,
				916,
				1.2,
			),
		focal: { x: 760, y: 640 },
	};
}

function noche(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 880);
	const neon = [pal.accent, pal.accent2, '#5fe0d0'];
	return {
		art:
			sky(s, random.pick(260, 1340), 190, 70) +
			skyline(s, 700, 260, 520, mix(pal.far, pal.mid, 0.3), pal.glow) +
			facade(s, -20, 340, 240, 830, shade(pal.near, 0.05)) +
			facade(s, 1230, 400, 200, 830, shade(pal.near, 0.05)) +
			facade(s, x - 330, 660, 330, 830, shade(pal.mid, 0.2)) +
			rect(x - 260, 420, 520, 130, pal.ink, 18) +
			glow(s, x, 485, 420, neon[s.seed % 3] ?? pal.accent, 0.6) +
			stroke(`M${x - 250} 430 h500 v110 h-500 Z`, neon[s.seed % 3] ?? pal.accent, 10) +
			place(
				s.seed % 2
					? stroke('M-60 -34 H60 L0 24 Z M0 24 V64 M-30 66 H30', neon[(s.seed + 1) % 3] ?? pal.accent2, 9) + circle(20, -22, 9, pal.glow)
					: stroke(
							'M0 -52 L14 -16 L52 -16 L22 8 L34 46 L0 22 L-34 46 L-22 8 L-52 -16 L-14 -16 Z M-130 0 H-84 M84 0 H130',
							neon[(s.seed + 1) % 3] ?? pal.accent2,
							10,
						),
				x,
				470,
				0.85,
			) +
			rect(x - 300, 610, 600, 220, s.linear(90, [pal.glow, mix(pal.accent2, pal.accent, 0.4)])) +
			times(5, (i) =>
				figure(
					s,
					x - 230 + i * 115,
					826,
					190,
					random.pick('stand', 'point', 'sing'),
					{ top: pal.near, bottom: pal.ink, skin: shade(pal.near, 0.2), hair: pal.ink, shadow: false },
					random.chance(0.5),
				),
			) +
			times(4, (i) => rect(x - 304 + i * 200, 606, 10, 226, pal.ink)) +
			rect(0, 826, 1600, 180, s.linear(90, [pal.near, pal.ink])) +
			poly([x - 300, 830, x + 300, 830, x + 460, 1000, x - 460, 1000], pal.accent2, 0.3) +
			times(40, () =>
				ellipse(
					random.next() * 1600,
					random.range(840, 990),
					random.range(16, 100),
					random.range(2, 7),
					random.pick(neon[0] ?? '', pal.glow, pal.accent2),
					random.range(0.15, 0.5),
				),
			) +
			streetLamp(s, 330, 900, 560) +
			place(car(s, pal.accent2, 'saloon') + rect(-40, -312, 90, 32, pal.glow, 8) + headlights(s, 420), 1160, 965, 0.7) +
			times(4, (i) =>
				figure(
					s,
					180 + i * 170,
					950 + (i % 2) * 24,
					290,
					'walk',
					{ top: random.pick(pal.accent, pal.mid, pal.light), bottom: pal.ink },
					i % 2 === 1,
				),
			) +
			times(
				13,
				(i) =>
					line([i * 130, 300 + (i % 2) * 20, i * 130 + 130, 300 + ((i + 1) % 2) * 20], pal.ink, 3) +
					glow(s, i * 130 + 65, 322, 50, pal.glow, 0.9) +
					circle(i * 130 + 65, 322, 9, pal.glow),
			),
		focal: { x, y: 600 },
		light: { x, y: 560 },
	};
}

function semaforo(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 860);
	const on = s.seed % 3;
	const lamp = (i: number, c: string): string =>
		circle(0, -230 + i * 190, 82, shade(pal.ink, 0.3)) +
		circle(0, -230 + i * 190, 70, i === on ? s.radial(['#ffffff', tint(c, 0.4), c], 0.45, 0.42, 0.6) : shade(c, 0.66)) +
		(i === on ? glow(s, 0, -230 + i * 190, 330, c, 0.85) : '') +
		path(`M-92 ${-240 + i * 190} a92 92 0 0 1 184 0 l18 -14 a110 110 0 0 0 -220 0 Z`, shade(pal.ink, 0.1));
	return {
		art:
			sky(s, random.range(250, 450), 330, 100) +
			clouds(s, 3, 180, 60, pal.light, 0.5) +
			faint(skyline(s, 760, 240, 520, pal.far, lightsOf(s)), 0.85) +
			skyline(s, 800, 80, 260, pal.mid, lightsOf(s)) +
			rect(0, 790, 1600, 220, s.linear(90, [pal.near, pal.ink])) +
			times(9, (i) => poly([40 + i * 180, 850, 130 + i * 180, 850, 90 + i * 190, 985, -30 + i * 190, 985], pal.light, 0.75)) +
			times(20, () =>
				circle(random.range(0, 1600), random.range(560, 780), random.range(14, 40), random.pick(pal.accent, pal.accent2, pal.glow), 0.22),
			) +
			place(car(s, pal.accent, 'hatch'), 330, 850, 0.5) +
			place(car(s, pal.accent2, 'saloon'), 1250, 850, 0.52) +
			rect(x - 18, 700, 36, 320, s.tube(pal.ink)) +
			place(
				rect(-130, -350, 280, 640, pal.ink, 60, 0.4) +
					rect(-140, -360, 280, 640, s.linear(20, [tint(pal.ink, 0.3), tint(pal.ink, 0.1), pal.ink]), 60) +
					rect(-126, -346, 252, 612, 'none') +
					lamp(0, '#ff4534') +
					lamp(1, '#ffb92e') +
					lamp(2, '#35d07f') +
					rect(-50, -410, 100, 56, pal.ink, 8),
				x,
				460,
				1,
			) +
			times(5, (i) =>
				figure(s, 190 + i * 290 + random.range(-40, 40), 980, random.range(270, 330), on === 0 ? 'walk' : 'stand', {}, i > 2),
			),
		focal: { x, y: 440 },
		light: { x, y: 230 + on * 190 },
	};
}

function colectivo(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(740, 860);
	const paint = random.pick(pal.accent, mix('#2f6fb5', pal.mid, 0.25), pal.accent2, mix('#2f8a5c', pal.mid, 0.25));
	return {
		art:
			sky(s, random.range(300, 1300), 230, 86) +
			clouds(s, 4, 180, 60, pal.light, 0.5) +
			faint(skyline(s, 640, 160, 360, pal.far, lightsOf(s)), 0.8) +
			facade(s, -30, 330, 270, 780, mix(pal.far, pal.mid, 0.5)) +
			facade(s, 310, 280, 350, 780, mix(pal.accent, pal.far, 0.6)) +
			facade(s, 1010, 300, 300, 780, mix(pal.mid, pal.far, 0.3)) +
			facade(s, 1320, 330, 240, 780, mix(pal.accent2, pal.far, 0.6)) +
			tree(s, 680, 790, 380, mix('#5a9a4a', pal.mid, 0.3)) +
			tree(s, 930, 790, 340, mix('#5a9a4a', pal.mid, 0.35)) +
			rect(0, 776, 1600, 60, mix(pal.far, pal.light, 0.4)) +
			rect(0, 826, 1600, 180, s.linear(90, [pal.mid, pal.near, pal.ink])) +
			times(6, (i) => poly([i * 330 - 40, 966, i * 330 + 150, 966, i * 330 + 140, 980, i * 330 - 60, 980], pal.accent2)) +
			place(bus(s, paint, pal.light), x, 926, 1.16) +
			(pal.dark ? beam(s, x + 550, 800, -84, 500, 260, pal.glow, 0.6) : '') +
			place(
				line([0, 0, 0, -420], pal.ink, 16) +
					rect(-60, -480, 120, 120, s.lit(paint), 16) +
					rect(-34, -450, 68, 40, pal.light, 8) +
					rect(-34, -400, 68, 12, pal.light, 6),
				1500,
				930,
			) +
			times(3, (i) => figure(s, 1340 + i * 80, 965, 300, i === 0 ? 'hold' : 'stand', {}, true)) +
			specks(s, 10, 0, 800, 1600, 100, pal.light, 3),
		focal: { x, y: 690 },
	};
}

/** Pictures of the city. */
export const ciudad = {
	skyline: { moods: anyMoods, draw: skylineScene },
	calle: { moods: anyMoods, draw: calle },
	subte: { moods: ['petroleo', 'tarde', 'azul', 'gris', 'vino', 'menta', 'noche', 'rosa'], draw: subte },
	bicicleta: { moods: dayMoods, draw: bicicleta },
	barrio: { moods: [...dayMoods, 'ocaso', 'noche'], draw: barrio },
	noche: { moods: nightMoods, draw: noche },
	semaforo: { moods: ['ocaso', 'dia', 'noche', 'tarde', 'gris', 'petroleo', 'rosa', 'azul'], draw: semaforo },
	colectivo: { moods: anyMoods, draw: colectivo },
} satisfies Record<string, Scene>;
