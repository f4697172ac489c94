import { figure, streetLamp } from '../figure.ts';
import { backdrop, sky, skyline, tabletop } from '../landscape.ts';
import { anyMoods, mix, nightMoods, shade, tint } from '../palette.ts';
import { beam, circle, ellipse, glow, line, path, place, poly, rect, shadow, specks, stroke, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';
import { car, headlights, wheel } from '../vehicle.ts';

function patrullero(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(680, 800);
	return {
		art:
			sky(s, random.pick(1280, 380), 190, 60) +
			skyline(s, 700, 260, 520, mix(pal.far, pal.mid, 0.4), pal.accent2) +
			skyline(s, 730, 90, 250, pal.mid, pal.accent2) +
			rect(0, 720, 1600, 290, s.linear(90, [pal.mid, pal.near, pal.ink])) +
			rect(0, 720, 1600, 40, mix(pal.far, pal.mid, 0.4)) +
			streetLamp(s, 1370, 760, 520) +
			glow(s, x - 130, 440, 520, '#ff3b3b', 0.65) +
			glow(s, x + 130, 440, 520, '#3b7bff', 0.75) +
			beam(s, x - 60, 440, 104, 900, 300, '#ff4b4b', 0.4) +
			beam(s, x + 60, 440, -104, 900, 300, '#4b8bff', 0.5) +
			ellipse(x - 200, 930, 380, 40, '#ff4b4b', 0.22) +
			ellipse(x + 260, 930, 380, 40, '#4b8bff', 0.26) +
			place(
				car(s, '#f4f2ec', random.pick<'saloon' | 'hatch'>('saloon', 'hatch'), mix('#1f4fa8', pal.near, 0.3)) +
					rect(-90, -306, 70, 32, '#ff4034', 8) +
					rect(-12, -306, 70, 32, '#3f7fff', 8) +
					rect(-20, -306, 10, 32, '#dfe3e6') +
					rect(-100, -280, 170, 10, pal.ink, 4) +
					path('M-120 -134 l18 -6 18 6 v18 q0 18 -18 24 q-18 -6 -18 -24 Z', pal.accent2) +
					rect(40, -128, 90, 22, '#ffffff', 4, 0.9) +
					headlights(s, 520),
				x,
				900,
				1.3,
			) +
			times(3, (i) =>
				place(
					poly([-30, 0, 30, 0, 10, -100, -10, -100], s.lit('#ff7a2e')) +
						rect(-20, -62, 40, 18, '#fffaf0') +
						rect(-42, -6, 84, 12, shade('#ff7a2e', 0.4), 4),
					1290 + i * 110,
					900 + i * 34,
					1,
				),
			) +
			poly([0, 640, 1600, 560, 1600, 596, 0, 678], '#ffd23a', 0.96) +
			times(16, (i) =>
				poly(
					[i * 110, 636 - i * 5.5, i * 110 + 50, 634 - i * 5.5, i * 110 + 30, 668 - i * 5.5, i * 110 - 20, 671 - i * 5.5],
					pal.ink,
					0.95,
				),
			),
		focal: { x, y: 700 },
		light: { x, y: 440 },
	};
}

function bomberos(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(560, 640);
	const red = mix('#d12c22', pal.accent, 0.2);
	const flame = (fx: number, fy: number, k: number): string =>
		place(
			path('M0 0 Q-90 -80 -30 -210 Q-10 -120 30 -290 Q120 -120 66 0 Z', s.linear(90, ['#ffb02e', '#f0521f'])) +
				path('M10 0 Q-36 -50 0 -120 Q14 -70 36 -150 Q80 -60 46 0 Z', '#fff2a8'),
			fx,
			fy,
			k,
		);
	const smoke = times(13, (i) =>
		circle(1240 + Math.sin(i * 1.7) * 90 - i * 26, 330 - i * 30, 90 + i * 13, mix(pal.ink, pal.far, 0.2 + (i % 4) * 0.12), 0.55),
	);
	const truck =
		shadow(s, 0, 4, 520, 30, 0.7) +
		rect(-470, -280, 620, 230, s.linear(90, [tint(red, 0.3), red, shade(red, 0.35)]), 14) +
		path(
			'M160 -50 V-330 q0 -26 26 -26 h150 q30 0 44 30 l40 90 q40 10 40 50 v136 Z',
			s.linear(90, [tint(red, 0.35), red, shade(red, 0.35)]),
		) +
		path('M230 -326 h104 q18 0 26 18 l38 84 h-168 Z', s.linear(60, [mix(pal.skyLow, '#ffffff', 0.4), pal.near])) +
		rect(-470, -160, 920, 26, '#fffaf0') +
		times(
			4,
			(i) =>
				rect(-446 + i * 146, -258, 128, 82, shade(red, 0.35), 6) +
				times(4, (k) => line([-440 + i * 146, -244 + k * 18, -326 + i * 146, -244 + k * 18], '#c9ced3', 5)),
		) +
		rect(200, -392, 110, 36, '#3f7fff', 12) +
		glow(s, 255, -380, 240, '#4b8bff', 0.9) +
		rect(-480, -76, 940, 30, pal.ink, 8) +
		circle(436, -110, 22, pal.glow) +
		glow(s, 440, -110, 130, pal.glow, 0.8) +
		wheel(s, -320, -50, 66) +
		wheel(s, -160, -50, 66) +
		wheel(s, 300, -50, 66) +
		place(
			rect(0, -16, 760, 12, '#dfe3e6') +
				rect(0, 26, 760, 12, '#dfe3e6') +
				times(18, (i) => line([14 + i * 43, -10, 14 + i * 43, 32], '#dfe3e6', 7)),
			-300,
			-310,
			1,
			-20,
		) +
		circle(-300, -300, 46, '#5a6168');
	return {
		art:
			sky(s, 300, 230, 0) +
			glow(s, 1240, 420, 820, '#ff7a2a', 0.85) +
			skyline(s, 780, 160, 380, mix(pal.far, pal.mid, 0.4)) +
			smoke +
			rect(1040, 330, 420, 500, s.lit(mix(pal.mid, '#8a4a30', 0.4))) +
			times(12, (i) => {
				const wx = 1074 + (i % 3) * 124;
				const wy = 370 + Math.floor(i / 3) * 110;
				return (
					rect(wx, wy, 80, 76, i < 6 ? '#ffcf5a' : pal.ink, 3) +
					(i < 6 ? glow(s, wx + 40, wy + 30, 120, '#ff8a2a', 0.9) + flame(wx + 20, wy + 70, 0.45) : '')
				);
			}) +
			flame(1120, 340, 0.9) +
			flame(1260, 340, 1.15) +
			flame(1390, 340, 0.8) +
			rect(0, 820, 1600, 190, s.linear(90, [pal.mid, pal.near, pal.ink])) +
			ellipse(1200, 850, 480, 34, '#ff8a2a', 0.35) +
			stroke('M1010 800 Q1010 470 1150 440', '#dff0fa', 20, 0.85) +
			stroke('M1010 800 Q1030 500 1180 480', '#ffffff', 9, 0.7) +
			place(truck, x, 900, 1) +
			stroke(`M${x + 100} 880 q160 110 300 40 t100 -60`, shade(pal.accent2, 0.2), 18) +
			figure(s, 1010, 930, 300, 'point', { top: mix('#caa23a', pal.ink, 0.3), bottom: mix('#caa23a', pal.ink, 0.4), style: 'cap' }) +
			figure(s, 1200, 950, 310, 'run', { top: mix('#caa23a', pal.ink, 0.3), bottom: mix('#caa23a', pal.ink, 0.4), style: 'cap' }) +
			specks(s, 80, 800, 60, 760, 700, '#ffcf6a', 6, 0.95),
		focal: { x: 900, y: 590 },
		light: { x: 1240, y: 420 },
	};
}

function justicia(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 800);
	const brass = mix('#d0a24a', pal.accent2, 0.35);
	const tilt = random.pick(-9, 8, -5, 12);
	const panY = Math.sin((tilt * Math.PI) / 180) * 330;
	const pan = (px: number, py: number): string =>
		line([px, py, px - 110, py + 210], brass, 5) +
		line([px, py, px + 110, py + 210], brass, 5) +
		path(
			`M${px - 134} ${py + 206} H${px + 134} Q${px + 110} ${py + 276} ${px} ${py + 280} Q${px - 110} ${py + 276} ${px - 134} ${py + 206} Z`,
			s.lit(brass, 0.5),
		) +
		ellipse(px, py + 206, 134, 18, tint(brass, 0.35));
	const cosX = Math.cos((tilt * Math.PI) / 180) * 330;
	const gavel = place(
		shadow(s, 40, 90, 330, 30, 0.6) +
			path('M-130 90 Q-120 44 0 40 Q120 44 130 90 Z', s.lit(mix('#7a4526', pal.near, 0.2))) +
			place(
				rect(40, -16, 360, 32, s.linear(90, [tint('#a8693a', 0.3), '#8a4f2a', '#4f2a18']), 14) +
					rect(-110, -74, 220, 148, s.linear(90, [tint('#a8693a', 0.4), '#8a4f2a', '#4a2616']), 20) +
					rect(-120, -84, 44, 168, s.linear(90, ['#c98a55', '#7a4526', '#3f2014']), 16) +
					rect(76, -84, 44, 168, s.linear(90, ['#c98a55', '#7a4526', '#3f2014']), 16) +
					rect(-66, -76, 14, 152, brass) +
					rect(52, -76, 14, 152, brass),
				0,
				-50,
				1,
				16,
			),
		x + 450,
		800,
		1,
	);
	return {
		art:
			backdrop(s, x, 420) +
			times(5, (i) => rect(60 + i * 380, -20, 110, 800, s.tube(mix(pal.far, pal.skyLow, 0.4), 0.25), 0, 0.5)) +
			glow(s, x, 300, 600, pal.glow, 0.6) +
			tabletop(s, 800, mix('#6a3a20', pal.near, 0.3)) +
			shadow(s, x + 60, 866, 330, 36, 0.65) +
			path(`M${x - 170} 866 Q${x - 160} 810 ${x - 40} 800 H${x + 40} Q${x + 160} 810 ${x + 170} 866 Z`, s.lit(brass, 0.5)) +
			rect(x - 17, 200, 34, 610, s.tube(brass, 0.5), 8) +
			circle(x, 480, 30, s.lit(brass, 0.5)) +
			circle(x, 660, 26, s.lit(brass, 0.5)) +
			line([x - cosX, 236 - panY, x, 216, x + cosX, 236 + panY], brass, 22) +
			line([x - cosX, 232 - panY, x, 210, x + cosX, 232 + panY], tint(brass, 0.5), 6, 0.8) +
			circle(x, 200, 40, s.lit(brass, 0.55)) +
			path(`M${x - 16} 164 L${x} 100 L${x + 16} 164 Z`, brass) +
			pan(x - cosX, 240 - panY) +
			pan(x + cosX, 240 + panY) +
			gavel +
			times(
				4,
				(i) =>
					rect(
						x - 620 + i * 10,
						800 - i * 52,
						280 - i * 14,
						50,
						s.linear(0, [
							tint([pal.accent, pal.near, pal.mid, pal.accent2][i] ?? pal.mid, 0.25),
							shade([pal.accent, pal.near, pal.mid, pal.accent2][i] ?? pal.mid, 0.25),
						]),
						5,
					) + rect(x - 590 + i * 10, 800 - i * 52, 14, 50, brass),
			),
		focal: { x, y: 400 },
	};
}

/** Pictures of police, fire and justice news. */
export const sucesos = {
	patrullero: { moods: nightMoods, draw: patrullero },
	bomberos: { moods: ['noche', 'ocaso', 'petroleo', 'vino', 'gris', 'azul'], draw: bomberos, wide: true },
	justicia: { moods: anyMoods, draw: justicia, wide: true },
} satisfies Record<string, Scene>;
