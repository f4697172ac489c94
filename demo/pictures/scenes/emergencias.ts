import { figure } from '../figure.ts';
import { clouds, hills, peaks, sky, skyline } from '../landscape.ts';
import { mix, shade, tint } from '../palette.ts';
import { circle, ellipse, faint, glow, line, path, place, poly, rect, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { car, wheel } from '../vehicle.ts';

/** A city without power: dark windows, and one candle. */
function apagon(s: Stage): Drawn {
	const { pal, random } = s;
	const wall = shade(pal.near, 0.45);
	const block = (x: number, w: number, h: number): string =>
		rect(x, 800 - h, w, h, s.linear(90, [tint(wall, 0.1), shade(wall, 0.3)])) +
		times(Math.floor((h - 80) / 96), (row) =>
			times(Math.floor(w / 84), (column) => rect(x + 26 + column * 84, 850 - h + row * 96, 44, 58, shade(wall, 0.55), 3)),
		);
	const x = random.range(640, 760);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [shade(pal.skyTop, 0.55), shade(pal.skyLow, 0.6), shade(pal.mid, 0.6)])) +
			specks(s, 60, 0, 0, 1600, 420, pal.light, 3, 0.7) +
			faint(skyline(s, 700, 180, 420, shade(pal.far, 0.6)), 0.9) +
			block(-60, 430, 560) +
			block(400, 300, 430) +
			block(1240, 420, 610) +
			rect(x - 20, 320, 520, 480, s.linear(90, [tint(wall, 0.16), wall])) +
			rect(x + 110, 430, 270, 300, shade(wall, 0.6), 6) +
			glow(s, x + 245, 600, 330, pal.glow, 0.75) +
			rect(x + 225, 610, 40, 120, tint(pal.light, 0.3), 6) +
			path(`M${x + 245} 540 q34 44 0 70 q-34 -26 0 -70 Z`, pal.accent2) +
			line([x + 245, 430, x + 245, 520], shade(wall, 0.3), 8) +
			rect(x + 96, 728, 298, 22, tint(wall, 0.25), 4) +
			rect(0, 796, 1600, 210, s.linear(90, [shade(pal.near, 0.5), shade(pal.ink, 0.3)])) +
			line([1120, 800, 1120, 250], shade(pal.ink, 0.2), 16) +
			stroke('M1120 270 Q1360 380 1640 300', shade(pal.ink, 0.2), 4) +
			stroke('M1120 270 q-90 170 -60 420', shade(pal.ink, 0.2), 5),
		focal: { x: x + 245, y: 590 },
		light: { x: x + 245, y: 600 },
	};
}

/** A street under water: houses, a car up to its windows, and a boat. */
function inundacion(s: Stage): Drawn {
	const { pal, random } = s;
	const walls = [mix(pal.accent, pal.light, 0.5), mix(pal.far, pal.light, 0.5), mix(pal.accent2, pal.light, 0.5)];
	const surface = mix(pal.mid, '#7a6a52', 0.45);
	const home = (x: number, index: number): string =>
		rect(x, 300, 380, 420, s.lit(walls[index] ?? pal.light, 0.2)) +
		poly([x - 24, 306, x + 190, 170, x + 404, 306], mix('#a8482f', pal.near, 0.3)) +
		rect(x + 60, 400, 100, 120, shade(pal.near, 0.2), 6) +
		rect(x + 226, 400, 96, 320, shade(pal.near, 0.35), 6);
	const x = random.range(900, 1040);
	return {
		art:
			sky(s, 1250, 150, 50) +
			clouds(s, 7, 170, 120, mix(pal.far, pal.light, 0.3), 0.9, 1.3) +
			home(30, 0) +
			home(560, 1) +
			home(1120, 2) +
			line([520, 700, 520, 180], pal.ink, 14) +
			stroke('M-20 240 Q260 300 520 210 T1640 260', pal.ink, 4) +
			place(car(s, pal.accent2, 'saloon'), 300, 790, 0.62) +
			path(
				'M-20 660 Q200 640 420 662 T860 658 T1300 664 T1640 652 V1000 H-20 Z',
				s.linear(90, [tint(surface, 0.25), surface, shade(surface, 0.4)]),
				0.94,
			) +
			times(12, (i) => stroke(`M${i * 150 - 60} ${720 + (i % 4) * 62} q50 -16 100 0`, tint(surface, 0.5), 6, 0.7)) +
			shadow(s, x, 852, 300, 26, 0.5) +
			figure(s, x - 70, 850, 230, 'sit', { top: pal.accent, style: 'cap' }) +
			figure(s, x + 80, 850, 220, 'sit', { top: pal.light }) +
			path(`M${x - 280} 770 H${x + 280} L${x + 210} 862 H${x - 220} Z`, s.lit(mix('#2f6f8f', pal.near, 0.2))) +
			line([x - 150, 750, x - 330, 880], mix('#8a5a34', pal.near, 0.2), 12),
		focal: { x, y: 720 },
	};
}

/** A polar base on stilts among ice, without a tree. */
function antartida(s: Stage): Drawn {
	const { pal, random } = s;
	const ice = mix('#eef6fa', pal.skyLow, 0.15);
	const x = random.range(640, 860);
	const hut = (left: number, w: number, color: string): string =>
		times(4, (i) => line([left + 30 + (i * (w - 60)) / 3, 560, left + 30 + (i * (w - 60)) / 3, 730], shade(color, 0.5), 14)) +
		rect(left, 380, w, 190, s.lit(color), 26) +
		times(Math.floor(w / 110), (i) => rect(left + 40 + i * 106, 430, 60, 56, pal.glow, 10)) +
		rect(left, 536, w, 16, shade(color, 0.3));
	return {
		art:
			sky(s, 1300, 260, 70) +
			peaks(s, 640, 330, mix(pal.far, ice, 0.5), 5, ice) +
			hills(s, 640, 40, mix(ice, pal.far, 0.25), 3) +
			path('M-20 640 Q400 600 800 640 T1640 620 V1000 H-20 Z', s.linear(90, [tint(ice, 0.4), ice, mix(ice, pal.far, 0.4)])) +
			hut(x - 330, 460, '#d8432f') +
			hut(x + 190, 300, '#e58a2b') +
			rect(x + 120, 450, 80, 60, shade('#d8432f', 0.3)) +
			line([x + 440, 380, x + 440, 150], pal.ink, 10) +
			poly([x + 440, 152, x + 560, 152, x + 560, 178, x + 440, 178], '#74acdf') +
			poly([x + 440, 178, x + 560, 178, x + 560, 204, x + 440, 204], '#ffffff') +
			poly([x + 440, 204, x + 560, 204, x + 560, 230, x + 440, 230], '#74acdf') +
			circle(x - 250, 330, 54, tint(ice, 0.3)) +
			line([x - 250, 380, x - 250, 340], pal.ink, 10) +
			figure(s, x - 420, 860, 190, 'walk', { top: '#d8432f', style: 'cap' }) +
			figure(s, x + 60, 830, 170, 'stand', { top: '#e58a2b', style: 'cap' }) +
			poly([1180, 960, 1260, 790, 1380, 850, 1500, 760, 1640, 900, 1640, 1000, 1160, 1000], mix(ice, '#6fb3d2', 0.35)) +
			poly([-20, 880, 90, 800, 210, 900, 260, 1000, -20, 1000], mix(ice, '#6fb3d2', 0.3)) +
			specks(s, 90, 0, 0, 1600, 1000, '#ffffff', 6, 0.9),
		focal: { x, y: 520 },
	};
}

/** A lorry on its side across the lanes, its load on the asphalt. */
function vuelco(s: Stage): Drawn {
	const { pal, random } = s;
	const cabin = s.lit(mix('#2f6fae', pal.near, 0.15));
	const lorry =
		shadow(s, 0, 130, 560, 40, 0.7) +
		rect(-470, -170, 640, 290, s.linear(90, [tint(pal.light, 0.2), pal.light, shade(pal.light, 0.3)]), 10) +
		times(6, (i) => line([-440 + i * 110, -170, -440 + i * 110, 120], shade(pal.light, 0.25), 6)) +
		rect(190, -120, 210, 240, cabin, 30) +
		rect(320, -90, 64, 150, shade(pal.skyTop, 0.4), 14) +
		rect(-470, -196, 880, 30, shade(pal.ink, 0.1), 8) +
		[-390, -270, 120, 330].map((at) => place(wheel(s, 0, 0, 58), at, -214)).join('');
	const onion = (x: number, y: number): string =>
		ellipse(x, y, 24, 22, mix('#b9643a', pal.accent2, 0.35)) + line([x, y - 22, x + 6, y - 34], '#8a5a34', 5);
	const x = random.range(740, 860);
	return {
		art:
			sky(s, 1220, 250, 80) +
			clouds(s, 4, 190, 80, pal.light, 0.7) +
			faint(skyline(s, 560, 90, 220, pal.far), 0.8) +
			hills(s, 560, 40, mix('#6f9a5f', pal.mid, 0.4), 3) +
			rect(0, 560, 1600, 440, s.linear(90, [shade(pal.mid, 0.25), shade(pal.near, 0.3)])) +
			times(7, (i) => poly([i * 250 - 30, 930, i * 250 + 110, 930, i * 250 + 80, 952, i * 250 - 60, 952], pal.light, 0.8)) +
			line([0, 575, 1600, 575], tint(pal.far, 0.5), 14) +
			times(17, (i) => line([i * 100, 575, i * 100, 620], tint(pal.far, 0.3), 9)) +
			place(lorry, x, 740, 1, -3) +
			times(26, (i) => onion(x - 620 + i * 23 + random.range(-14, 14), 880 + ((i * 37) % 78))) +
			times(
				3,
				(i) =>
					poly([1240 + i * 110, 900, 1266 + i * 110, 810, 1292 + i * 110, 900], pal.accent) + rect(1250 + i * 110, 850, 32, 16, '#ffffff'),
			) +
			figure(s, 1450, 850, 220, 'point', { top: pal.accent2, style: 'cap' }, true),
		focal: { x, y: 700 },
	};
}

/** High waves that break over a sea wall. */
function oleaje(s: Stage): Drawn {
	const { pal, random } = s;
	const sea = mix('#2f6f86', pal.mid, 0.4);
	const foam = tint(pal.light, 0.4);
	const wave = (y: number, h: number, color: string, from: number): string => {
		const crest = `M-20 ${y} C${from - 300} ${y - 20} ${from - 120} ${y - h} ${from + 80} ${y - h} C${from + 260} ${y - h} ${from + 300} ${y - h * 0.35} ${from + 210} ${y - h * 0.3} C${from + 330} ${y + 30} ${from + 520} ${y - 30} 1640 ${y - 10}`;
		const body = s.linear(90, [tint(color, 0.45), color, shade(color, 0.45)]);
		return path(`${crest} V1000 H-20 Z`, body) + stroke(crest, foam, 12, 0.85);
	};
	const x = random.range(640, 780);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [shade(pal.skyTop, 0.3), mix(pal.skyTop, pal.far, 0.5), pal.skyLow])) +
			clouds(s, 8, 170, 150, mix(pal.near, pal.far, 0.5), 0.85, 1.5) +
			wave(600, 210, mix(sea, pal.far, 0.4), 1100) +
			wave(720, 360, sea, x - 240) +
			specks(s, 130, x - 260, 240, 560, 420, foam, 11, 0.9) +
			wave(880, 190, shade(sea, 0.2), 980) +
			poly([1040, 1000, 1120, 690, 1640, 640, 1640, 1000], s.linear(90, [mix('#9a938a', pal.far, 0.3), shade('#6d675f', 0.3)])) +
			times(9, (i) => ellipse(1100 + i * 64, 960 - i * 22, 62, 46, shade('#7c766d', 0.1 + (i % 3) * 0.12))) +
			specks(s, 90, 960, 440, 460, 330, foam, 13, 0.9) +
			line([1430, 664, 1430, 360], pal.ink, 12) +
			poly([1430, 366, 1560, 392, 1430, 424], pal.accent),
		focal: { x: x - 80, y: 520 },
	};
}

/** What goes wrong: power, water, ice, roads and the sea. */
export const emergencias = {
	apagon: { moods: ['noche', 'petroleo', 'azul', 'vino'], draw: apagon },
	inundacion: { moods: ['gris', 'alba', 'menta', 'dia'], draw: inundacion, wide: true },
	antartida: { moods: ['dia', 'alba', 'gris', 'menta'], draw: antartida, oneWay: true },
	vuelco: { moods: ['dia', 'alba', 'gris', 'tarde'], draw: vuelco, wide: true },
	oleaje: { moods: ['gris', 'petroleo', 'alba', 'dia'], draw: oleaje, wide: true },
} satisfies Record<string, Scene>;
