import { figure } from '../figure.ts';
import { backdrop, clouds, hills, peaks, pine, sky, tabletop, water } from '../landscape.ts';
import { anyMoods, dayMoods, mix, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function globo(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const sea = mix('#2f7fb5', pal.mid, 0.25);
	const land = mix('#7fae5a', pal.accent2, 0.2);
	const brass = mix('#d0a24a', pal.accent2, 0.3);
	// South America, with the tip of Antarctica, North America's tail and western Africa.
	const lands =
		path(
			'M-60 -120 Q-10 -160 40 -130 Q110 -110 150 -50 Q140 20 90 60 Q70 120 30 170 Q10 230 -6 270 Q-30 260 -34 200 Q-40 120 -56 70 Q-110 10 -104 -50 Q-90 -100 -60 -120 Z',
			land,
		) +
		path(
			'M-250 -300 Q-130 -330 -90 -270 Q-110 -220 -150 -210 Q-130 -170 -90 -150 L-100 -130 Q-160 -150 -190 -200 Q-250 -230 -250 -300',
			land,
		) +
		path('M250 -210 Q330 -240 380 -180 V120 Q320 140 300 60 Q300 0 260 -30 Q220 -90 250 -210', land) +
		path('M-160 330 Q0 290 180 330 Q100 370 0 370 Q-100 370 -160 330', '#f6f4ee') +
		ellipse(-30, -246, 46, 10, land);
	const spin = random.range(-60, 60);
	return {
		art:
			backdrop(s, x, 420) +
			tabletop(s, 830, mix('#7a4a2a', pal.near, 0.35)) +
			shadow(s, x + 70, 880, 420, 40, 0.65) +
			path(
				`M${x - 190} 880 Q${x - 180} 830 ${x - 60} 820 Q${x - 24} 800 ${x - 20} 740 H${x + 20} Q${x + 24} 800 ${x + 60} 820 Q${x + 180} 830 ${x + 190} 880 Z`,
				s.lit(brass, 0.4),
			) +
			place(
				stroke('M30 -384 A386 386 0 0 1 30 384', brass, 26) +
					stroke('M30 -392 A394 394 0 0 1 30 392', tint(brass, 0.5), 6, 0.7) +
					s.clip(
						circle(0, 0, 340, '#fff'),
						circle(0, 0, 340, sea) +
							times(
								5,
								(i) =>
									`<ellipse cx="0" cy="0" rx="${60 + i * 74}" ry="340" fill="none" stroke="${tint(sea, 0.4)}" stroke-width="2.5" opacity=".5"/>`,
							) +
							times(7, (i) => line([-340, -255 + i * 85, 340, -255 + i * 85], tint(sea, 0.4), 2.5, 0.5)) +
							place(place(lands, 6, 8).replace(/fill="[^"]+"/g, `fill="${shade(sea, 0.35)}"`) + lands, spin, 0, 1.08),
					) +
					circle(
						0,
						0,
						340,
						s.radial(['#ffffff@.35', '#ffffff@.05', `${pal.ink}@.1`, `${pal.ink}@.45`, `${pal.ink}@.7`], 0.34, 0.28, 0.78),
					) +
					circle(30, -384, 18, brass) +
					circle(30, 384, 18, brass),
				x,
				420,
				1,
				16,
			) +
			times(3, (i) =>
				rect(
					x > 800 ? 150 + i * 14 : 1180 + i * 14,
					846 - (i + 1) * 46,
					300 - i * 20,
					44,
					s.linear(0, [
						tint([pal.accent, pal.accent2, pal.mid][i] ?? pal.mid, 0.2),
						shade([pal.accent, pal.accent2, pal.mid][i] ?? pal.mid, 0.2),
					]),
					6,
				),
			) +
			place(poly([-40, 6, 60, -26, 66, -12, -30, 26], pal.light) + poly([-40, 6, -76, 22, -30, 26], pal.light), x + 440, 260, 1.3, -10) +
			`<path d="M${x - 460} 330 Q${x - 60} -20 ${x + 380} 262" fill="none" stroke="${pal.light}" stroke-width="6" stroke-dasharray="6 20" stroke-linecap="round"/>`,
		focal: { x, y: 420 },
	};
}

function montanas(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(660, 940);
	const rock = mix(pal.mid, pal.far, 0.3);
	const snow = mix(pal.light, pal.skyLow, 0.15);
	const h = random.range(520, 600);
	const main =
		poly(
			[
				x - 560,
				860,
				x - 250,
				860 - h * 0.52,
				x - 180,
				860 - h * 0.5,
				x,
				860 - h,
				x + 110,
				860 - h * 0.72,
				x + 160,
				860 - h * 0.74,
				x + 640,
				860,
			],
			s.linear(90, [tint(rock, 0.25), rock]),
		) +
		poly(
			[
				x,
				860 - h,
				x + 110,
				860 - h * 0.72,
				x + 160,
				860 - h * 0.74,
				x + 640,
				860,
				x + 40,
				860,
				x + 70,
				860 - h * 0.34,
				x - 20,
				860 - h * 0.5,
				x + 26,
				860 - h * 0.7,
			],
			s.linear(90, [shade(rock, 0.28), shade(rock, 0.4)]),
		) +
		poly(
			[
				x,
				860 - h,
				x + 110,
				860 - h * 0.72,
				x + 70,
				860 - h * 0.64,
				x + 40,
				860 - h * 0.7,
				x - 4,
				860 - h * 0.58,
				x - 50,
				860 - h * 0.68,
				x - 96,
				860 - h * 0.6,
				x - 130,
				860 - h * 0.64,
			],
			snow,
		) +
		poly([x, 860 - h, x + 110, 860 - h * 0.72, x + 70, 860 - h * 0.64, x + 40, 860 - h * 0.7, x + 22, 860 - h * 0.66], shade(snow, 0.25));
	return {
		art:
			sky(s, x + random.pick(-330, 330), random.range(250, 330), 100) +
			clouds(s, 4, 230, 100, pal.light, 0.5) +
			peaks(s, 760, 360, mix(pal.far, pal.skyLow, 0.45), 6, mix(snow, pal.far, 0.15)) +
			peaks(s, 800, 330, mix(pal.far, pal.skyLow, 0.1), 5, snow) +
			main +
			times(3, (i) => rect(-50, 640 + i * 66, 1700, 26, s.linear(0, [`${pal.light}@0`, `${pal.light}@.35`, `${pal.light}@0`]), 13)) +
			hills(s, 820, 80, mix(pal.mid, '#4f7f5f', 0.2), 3) +
			times(22, (i) =>
				pine(s, i * 78 + random.range(-24, 24), 860 + random.range(-20, 30), random.range(90, 190), mix('#2f6a54', pal.near, 0.5)),
			) +
			hills(s, 900, 60, pal.near, 2) +
			path(`M240 1000 Q360 900 620 880 L650 890 Q480 930 420 1000 Z`, tint(pal.mid, 0.3), 0.8) +
			figure(s, 470, 930, 190, 'hold', { top: pal.accent, style: 'cap' }) +
			rect(432, 790, 40, 70, pal.accent2, 12) +
			line([508, 932, 500, 740], pal.light, 5) +
			times(5, (i) => pine(s, 1180 + i * 110, 1010, 330 + (i % 2) * 90, shade(pal.near, 0.3))),
		focal: { x, y: 430 },
	};
}

function mar(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(900, 1080);
	const wave = (y: number, amp: number, color: string, o: number): string =>
		path(`M-60 1000 V${y} ${times(9, () => `q50 ${-amp} 100 0 t100 0 `)} V1000 Z`, s.linear(90, [tint(color, 0.25), color]), o);
	const tower =
		rect(-70, -470, 140, 470, 'none') +
		poly([-84, 0, 84, 0, 52, -450, -52, -450], s.linear(0, ['#ffffff', pal.light, mix(pal.light, pal.near, 0.5)])) +
		times(3, (i) =>
			poly(
				[-80 + i * 11, -60 - i * 150, 80 - i * 11, -60 - i * 150, 74 - i * 11, -140 - i * 150, -74 + i * 11, -140 - i * 150],
				s.linear(0, [tint(pal.accent, 0.2), pal.accent, shade(pal.accent, 0.45)]),
			),
		) +
		rect(-76, -470, 152, 22, pal.ink, 4) +
		rect(-42, -540, 84, 72, pal.glow) +
		line([0, -540, 0, -470], pal.ink, 5) +
		path('M-56 -540 Q0 -620 56 -540 Z', s.lit(pal.accent)) +
		circle(0, -598, 9, pal.ink) +
		rect(-18, -70, 36, 70, pal.near, 16);
	return {
		art:
			sky(s, random.range(300, 560), random.range(330, 470), 110) +
			clouds(s, 4, 210, 100, pal.light, 0.6) +
			water(s, 600, mix(pal.mid, '#2f7f9f', 0.35), 430, pal.glow) +
			beam(s, x, 190, 76, 1100, 360, pal.glow, pal.dark ? 0.7 : 0.4) +
			beam(s, x, 190, -76, 900, 300, pal.glow, pal.dark ? 0.7 : 0.4) +
			path(
				`M${x - 280} 730 Q${x - 200} 640 ${x - 90} 680 Q${x - 20} 640 ${x + 120} 690 Q${x + 300} 650 1660 600 V1000 H${x - 340} Z`,
				s.linear(60, [tint(pal.near, 0.2), pal.near, pal.ink]),
			) +
			place(tower, x, 690, 1) +
			glow(s, x, 186, 190, pal.glow, 0.95) +
			place(
				path('M-150 0 H150 L116 52 H-110 Z', s.lit(pal.accent)) +
					line([0, 0, 0, -260], pal.ink, 8) +
					path('M10 -250 Q130 -120 120 -14 H10 Z', s.lit(pal.light)) +
					path('M-8 -220 Q-90 -100 -100 -14 H-8 Z', s.lit(pal.accent2)),
				400,
				730,
				0.95,
				-3,
			) +
			wave(800, 30, mix(pal.mid, '#2f7f9f', 0.3), 0.9) +
			wave(870, 42, mix(pal.near, '#1f6f8f', 0.3), 0.92) +
			wave(940, 40, shade(mix(pal.near, '#1f5f7f', 0.3), 0.2), 1) +
			times(30, () => circle(x - 300 + random.range(-60, 260), random.range(720, 830), random.range(4, 14), pal.light, 0.8)) +
			times(8, () =>
				stroke('M-30 -8 Q-14 -26 0 0 Q14 -26 30 -8', pal.ink, 5).replace(
					'<path',
					`<path transform="translate(${random.range(120, 1400).toFixed(0)} ${random.range(140, 360).toFixed(0)}) scale(${random.range(0.6, 1.2).toFixed(2)})"`,
				),
			),
		focal: { x: x - 60, y: 440 },
	};
}

function bosque(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(680, 920);
	const green = mix('#3f8a5a', pal.mid, 0.4);
	const layer = (count: number, y: number, color: string, w: number): string =>
		times(count, (i) => {
			const px = (i + random.range(0.1, 0.9)) * (1700 / count) - 50;
			if (Math.abs(px - x) < w * 2.2 + 60) return '';
			return (
				poly([px - w, y, px + w, y, px + w * 0.6, -40, px - w * 0.6, -40], s.linear(0, [tint(color, 0.22), color, shade(color, 0.35)])) +
				line([px, y - 380, px + w * 3, y - 500], color, w * 0.4) +
				line([px, y - 300, px - w * 3, y - 440], color, w * 0.4)
			);
		});
	const canopy = (y: number, color: string, r: number): string =>
		times(22, (i) =>
			circle(i * 80 + random.range(-30, 30), y + random.range(-40, 40) + Math.abs(i * 80 - x) * -0.03, random.range(0.8, 1.2) * r, color),
		);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [mix(pal.skyTop, green, 0.3), pal.skyLow, mix(pal.skyLow, green, 0.3)])) +
			glow(s, x, 360, 760, pal.glow, 0.95) +
			circle(x, 360, 90, tint(pal.glow, 0.5), 0.8) +
			layer(15, 720, mix(green, pal.skyLow, 0.6), 13) +
			canopy(70, mix(green, pal.skyLow, 0.5), 90) +
			hills(s, 700, 40, mix(green, pal.skyLow, 0.4), 3) +
			layer(11, 780, mix(green, pal.skyLow, 0.25), 24) +
			canopy(20, mix(green, pal.skyLow, 0.2), 110) +
			times(8, (i) => beam(s, x - 60 + i * 20, 120, -42 + i * 12, 900, 130, pal.glow, 0.38)) +
			hills(s, 780, 50, green, 2) +
			path(
				`M${x - 20} 760 Q${x + 60} 830 ${x - 40} 880 Q${x - 140} 940 ${x - 200} 1000 H${x + 220} Q${x + 190} 900 ${x + 130} 860 Q${x + 90} 800 ${x + 30} 760 Z`,
				s.linear(90, [mix(pal.glow, green, 0.3), mix('#a8794a', pal.mid, 0.4)]),
			) +
			figure(s, x + 30, 880, 180, 'walk', { top: pal.accent }, random.chance(0.5)) +
			layer(7, 900, shade(green, 0.45), 46) +
			canopy(-40, shade(green, 0.35), 130) +
			hills(s, 930, 40, shade(green, 0.35), 2).replace('<path', '<path opacity="0"') +
			times(36, (i) => {
				const px = i * 46 + random.range(-14, 14);
				return Math.abs(px - x) < 200
					? ''
					: times(5, (k) =>
							place(
								path('M0 0 Q-22 -70 0 -130 Q22 -70 0 0', k % 2 ? shade(green, 0.5) : shade(green, 0.3)),
								px,
								1010,
								random.range(0.7, 1.4),
								-50 + k * 25,
							),
						);
			}) +
			specks(s, 70, x - 500, 200, 1000, 640, pal.glow, 6, 0.9),
		focal: { x, y: 600 },
		light: { x, y: 360 },
	};
}

/** Pictures of nature and of the world. */
export const naturaleza = {
	globo: { moods: anyMoods, draw: globo, oneWay: true, wide: true },
	montanas: { moods: [...dayMoods, 'ocaso', 'noche', 'petroleo'], draw: montanas },
	mar: { moods: ['ocaso', 'dia', 'noche', 'tarde', 'alba', 'petroleo', 'menta', 'rosa', 'gris'], draw: mar },
	bosque: { moods: ['menta', 'tarde', 'dia', 'petroleo', 'ocre', 'alba', 'gris', 'ocaso', 'rosa'], draw: bosque },
} satisfies Record<string, Scene>;
