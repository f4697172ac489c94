import { crowd, figure } from '../figure.ts';
import { mix, nightMoods, shade, tint } from '../palette.ts';
import { beam, circle, confetti, ellipse, glow, line, path, place, poly, rays, rect, ring, shadow, specks, star, times } from '../shape.ts';
import type { Drawn, Scene, Stage } from '../stage.ts';

function escenario(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(680, 920);
	const colors = [pal.accent, pal.accent2, pal.glow, mix(pal.skyLow, pal.light, 0.3)];
	const beams = times(9, (i) =>
		beam(
			s,
			140 + i * 165,
			70,
			(i - 4) * random.range(-9, 9),
			random.range(760, 960),
			random.range(200, 340),
			colors[i % 4] ?? pal.glow,
			0.5,
		),
	);
	const truss =
		rect(60, 40, 1480, 12, pal.ink) +
		rect(60, 86, 1480, 12, pal.ink) +
		times(30, (i) => line([70 + i * 50, 94, 95 + i * 50, 46, 120 + i * 50, 94], pal.ink, 5)) +
		times(9, (i) => rect(118 + i * 165, 90, 44, 40, pal.ink, 8));
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near, pal.mid])) +
			rect(240, 170, 1120, 470, s.linear(60, [pal.mid, pal.near]), 10) +
			(s.seed % 3 === 0
				? rays(s, x, 420, 18, 620, pal.accent, 0.4)
				: s.seed % 3 === 1
					? times(5, (i) => ring(x, 420, 90 + i * 90, 90 + i * 90, colors[i % 4] ?? pal.glow, 14, 0.6))
					: times(26, (i) => rect(260 + i * 42, 620 - random.range(60, 400), 26, 420, colors[i % 4] ?? pal.glow, 4, 0.5))) +
			glow(s, x, 430, 500, pal.glow, 0.7) +
			beams +
			truss +
			rect(60, 170, 130, 480, pal.ink, 10) +
			rect(1410, 170, 130, 480, pal.ink, 10) +
			times(6, (i) => circle(125, 220 + i * 76, 28, pal.near) + circle(1475, 220 + i * 76, 28, pal.near)) +
			poly([60, 690, 1540, 690, 1640, 790, -40, 790], s.linear(90, [pal.far, pal.near])) +
			ellipse(x, 724, 330, 36, pal.glow, 0.5) +
			rect(0, 788, 1600, 220, pal.ink) +
			place(
				rect(-110, -110, 220, 110, pal.ink, 8) +
					circle(-60, -130, 44, s.lit(pal.accent)) +
					circle(60, -130, 44, s.lit(pal.accent)) +
					circle(0, -62, 62, s.lit(pal.light)) +
					ellipse(-130, -190, 60, 9, pal.accent2) +
					ellipse(130, -190, 60, 9, pal.accent2),
				x - 330,
				710,
			) +
			figure(s, x + 320, 728, 300, 'strum', { top: pal.mid, bottom: pal.ink }, true) +
			place(
				path('M-60 -10 Q-90 -50 -40 -60 Q-10 -40 10 -60 Q60 -40 20 0 Q-20 40 -60 -10', pal.accent) + line([10, -30, 140, -80], pal.ink, 9),
				x + 310,
				560,
				1,
				158,
			) +
			figure(s, x, 736, 430, 'sing', { top: pal.accent, bottom: pal.ink, style: random.pick('long', 'short', 'bun') }) +
			line([x + 56, 378, x + 74, 400], pal.ink, 18) +
			crowd(s, 780, 3, pal.near, shade(pal.ink, 0.2), 0.5, 1.05) +
			confetti(s, 50, 200, 150, 1200, 560, colors),
		focal: { x, y: 500 },
		light: { x, y: 300 },
	};
}

function camara(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 840);
	const body = shade(mix(pal.near, '#3a3f48', 0.6), 0.2);
	const cam =
		rect(-300, -170, 430, 300, s.linear(60, [tint(body, 0.3), body, shade(body, 0.4)]), 24) +
		rect(130, -140, 90, 240, s.lit(shade(body, 0.2)), 10) +
		rect(220, -180, 170, 320, s.lit(body, 0.35), 22) +
		rect(250, -180, 14, 320, pal.accent) +
		poly([390, -170, 520, -250, 520, 210, 390, 130], s.linear(0, [body, shade(body, 0.5)])) +
		ellipse(520, -20, 40, 230, pal.ink) +
		ellipse(524, -20, 30, 170, s.radial([tint(pal.mid, 0.55), pal.mid, pal.near, pal.ink], 0.35, 0.3, 0.75)) +
		ellipse(516, -90, 9, 40, '#ffffff', 0.75) +
		rect(-240, -300, 320, 22, body, 10) +
		line([-220, -290, -220, -176], body, 24) +
		line([60, -290, 60, -176], body, 24) +
		rect(-160, -250, 220, 60, s.lit(body), 10) +
		place(
			rect(-150, -80, 190, 150, s.lit(body, 0.4), 14) +
				rect(-136, -66, 162, 122, s.linear(70, [pal.skyLow, pal.accent]), 6) +
				circle(-56, 0, 26, pal.light) +
				path('M-110 56 q54 -66 108 0 Z', pal.ink),
			-330,
			-110,
			1.1,
			-6,
		) +
		circle(-40, -130, 14, '#ff3b30') +
		glow(s, -40, -130, 70, '#ff3b30', 0.8) +
		rect(-260, -30, 180, 14, pal.far, 6) +
		rect(-260, 4, 120, 14, pal.far, 6) +
		times(3, (i) => circle(20 + i * 40, 60, 14, pal.accent2)) +
		rect(-260, 50, 160, 54, shade(body, 0.4), 8);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(20, [pal.near, pal.mid, pal.far])) +
			glow(s, 1330, 420, 620, pal.glow, 0.9) +
			times(3, (i) => beam(s, 1080 + i * 210, -30, 8 - i * 8, 1000, 380, pal.glow, 0.35) + rect(1030 + i * 210, 0, 110, 60, pal.ink, 8)) +
			times(16, () =>
				circle(random.range(80, 1560), random.range(60, 620), random.range(20, 66), random.pick(pal.accent, pal.accent2, pal.glow), 0.2),
			) +
			figure(s, 1370, 930, 470, random.pick('point', 'stand', 'sing'), { top: random.pick(pal.accent, pal.light), bottom: pal.ink }, true) +
			rect(0, 900, 1600, 110, s.linear(90, [pal.near, pal.ink])) +
			ellipse(1370, 930, 220, 24, pal.glow, 0.4) +
			line([x - 80, 560, x - 280, 1010], pal.ink, 30) +
			line([x - 60, 560, x - 60, 1010], pal.ink, 30) +
			line([x - 40, 560, x + 180, 1010], pal.ink, 30) +
			rect(x - 150, 530, 190, 54, pal.ink, 14) +
			line([x - 150, 560, x - 420, 640], pal.ink, 20) +
			place(cam, x, 400, 1.05, random.range(-5, 3)),
		focal: { x: x + 120, y: 400 },
		light: { x: 1330, y: 300 },
	};
}

function alfombra(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(720, 880);
	const red = mix('#c01f32', pal.accent, 0.25);
	const rope = (side: number): string =>
		times(4, (i) => {
			const t = 1 + i * 0.62;
			const px = x + side * (150 + i * 160);
			const py = 620 + i * 100;
			return (
				`<path d="M${px} ${py - 130 * t} q${side * 80} ${110 * t} ${side * 160} ${100 - 130 * 0.62}" fill="none" stroke="${shade(red, 0.25)}" stroke-width="${11 * t}"/>` +
				rect(px - 7 * t, py - 130 * t, 14 * t, 130 * t, s.tube(pal.accent2)) +
				circle(px, py - 136 * t, 15 * t, s.lit(pal.accent2)) +
				ellipse(px, py, 34 * t, 9 * t, shade(pal.accent2, 0.3))
			);
		});
	const gown = random.pick(pal.light, pal.accent2, mix(pal.skyLow, pal.light, 0.3));
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.ink, pal.near, pal.mid])) +
			beam(s, 300, 1000, 168, 1200, 300, pal.glow, 0.4) +
			beam(s, 1300, 1000, 192, 1200, 300, pal.glow, 0.4) +
			beam(s, 60, 1000, 152, 1300, 260, pal.accent2, 0.3) +
			beam(s, 1540, 1000, 208, 1300, 260, pal.accent2, 0.3) +
			rect(330, 110, 940, 500, s.linear(60, [tint(pal.near, 0.1), pal.near])) +
			times(40, (i) => star(400 + (i % 8) * 115, 160 + Math.floor(i / 8) * 95, 18, pal.accent2, (i + Math.floor(i / 8)) % 2 ? 0.7 : 0.25)) +
			rect(300, 90, 1000, 26, s.lit(pal.accent2)) +
			rect(300, 90, 26, 530, s.lit(pal.accent2)) +
			rect(1274, 90, 26, 530, s.lit(pal.accent2)) +
			glow(s, x, 480, 480, pal.glow, 0.7) +
			rect(0, 606, 1600, 400, s.linear(90, [pal.near, pal.ink])) +
			poly([x - 130, 606, x + 130, 606, x + 640, 1000, x - 640, 1000], s.linear(90, [tint(red, 0.2), red, shade(red, 0.4)])) +
			poly([x - 130, 606, x - 120, 606, x - 590, 1000, x - 640, 1000], pal.accent2, 0.7) +
			poly([x + 120, 606, x + 130, 606, x + 640, 1000, x + 590, 1000], pal.accent2, 0.7) +
			figure(s, x + 190, 730, 250, 'stand', { top: pal.ink, bottom: pal.ink }) +
			rope(-1) +
			rope(1) +
			shadow(s, x, 880, 190, 24, 0.6) +
			figure(s, x - 140, 880, 450, 'walk', { top: shade(pal.ink, 0.1), bottom: shade(pal.ink, 0.1), style: 'short' }) +
			figure(s, x + 40, 884, 450, 'walk', { top: gown, dress: true, style: random.pick('long', 'bun') }) +
			path(
				`M${x + 40 - 76} 812 Q${x - 150} 880 ${x - 40} 896 Q${x + 60} 890 ${x + 116} 812 Z`,
				s.linear(0, [tint(gown, 0.2), gown, shade(gown, 0.3)]),
			) +
			times(2, (k) =>
				times(6, (i) => {
					const px = k ? 1100 + i * 100 : 500 - i * 100;
					const py = 760 + i * 52;
					return (
						circle(px, py - 60, 30 + i * 4, pal.ink) +
						rect(px - 44 - i * 4, py - 30, 88 + i * 8, 330, pal.ink, 34) +
						rect(px - 30, py - 76, 46, 34, tint(pal.ink, 0.16), 6) +
						(random.chance(0.4) ? glow(s, px - 8, py - 80, 190, '#ffffff', 0.95) + star(px - 8, py - 80, 40, '#ffffff') : '')
					);
				}),
			) +
			specks(s, 40, 200, 120, 1200, 600, pal.light, 4),
		focal: { x: x, y: 620 },
		light: { x, y: 400 },
	};
}

function microfono(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(700, 900);
	const metal = '#c9cdd2';
	const retro = s.seed % 2 === 0;
	const classic =
		path('M-120 -40 V-220 a120 120 0 0 1 240 0 V-40 a120 120 0 0 1 -240 0 Z', s.linear(20, [tint(metal, 0.6), metal, shade(metal, 0.55)])) +
		times(5, (i) => rect(-92 + i * 40, -300 + Math.abs(i - 2) * 26, 22, 320 - Math.abs(i - 2) * 52, shade(metal, 0.65), 11)) +
		rect(-132, -176, 264, 44, s.linear(0, [tint(pal.accent, 0.3), pal.accent, shade(pal.accent, 0.4)]), 10) +
		rect(-44, -178, 88, 48, s.lit(pal.accent2), 8) +
		rect(-40, 74, 80, 70, s.tube(shade(metal, 0.2)), 10) +
		rect(-14, 140, 28, 500, s.tube(metal)) +
		line([-150, -60, -150, 60, 0, 110, 150, 60, 150, -60], shade(metal, 0.45), 16);
	const stage =
		circle(0, -200, 150, s.radial(['#ffffff', metal, '#83888f', '#4b4f57', '#2a2c33'], 0.32, 0.28, 0.8)) +
		s.clip(
			circle(0, -200, 150, '#fff'),
			times(
				17,
				(i) =>
					line([-200 + i * 34, -360, -330 + i * 34, -40], pal.ink, 5, 0.5) +
					line([-330 + i * 34, -360, -200 + i * 34, -40], pal.ink, 5, 0.5),
			),
		) +
		rect(-152, -186, 304, 32, s.tube(metal), 10) +
		path('M-110 -70 L110 -70 L60 640 H-60 Z', s.linear(0, [tint(pal.ink, 0.35), tint(pal.ink, 0.15), pal.ink])) +
		rect(-40, 100, 50, 90, s.lit(pal.accent), 12);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(100, [pal.near, pal.mid, pal.far])) +
			glow(s, x - 220, 280, 760, pal.glow, 0.75) +
			beam(s, x - 520, -60, -36, 1300, 520, pal.glow, 0.45) +
			beam(s, x + 560, -60, 38, 1300, 420, pal.accent, 0.4) +
			times(22, () =>
				circle(
					random.range(0, 1600),
					random.range(120, 900),
					random.range(24, 80),
					random.pick(pal.accent, pal.accent2, pal.glow),
					random.range(0.1, 0.28),
				),
			) +
			crowd(s, 860, 2, pal.near, pal.ink, 0.2, 1.1) +
			place(retro ? classic : stage, x, 460, 1.12, retro ? random.range(-8, 8) : random.range(14, 30)) +
			times(
				3,
				(i) =>
					`<path d="M${x - 220 - i * 60} ${160 - i * 24} q-60 ${120 + i * 20} 0 ${250 + i * 40}" fill="none" stroke="${pal.light}" stroke-width="9" stroke-linecap="round" opacity="${0.75 - i * 0.2}"/><path d="M${x + 220 + i * 60} ${160 - i * 24} q60 ${120 + i * 20} 0 ${250 + i * 40}" fill="none" stroke="${pal.light}" stroke-width="9" stroke-linecap="round" opacity="${0.75 - i * 0.2}"/>`,
			),
		focal: { x, y: 340 },
		light: { x: x - 220, y: 250 },
	};
}

function publico(s: Stage): Drawn {
	const { pal, random } = s;
	const x = random.range(640, 960);
	return {
		art:
			rect(0, 0, 1600, 1000, s.linear(90, [pal.near, pal.mid, mix(pal.accent, pal.skyLow, 0.4)])) +
			rays(s, x, 440, 14, 1300, pal.glow, 0.45) +
			glow(s, x, 440, 660, pal.glow, 0.95) +
			times(7, (i) => beam(s, 120 + i * 230, -30, random.range(-30, 30), 900, 240, i % 2 ? pal.accent : pal.accent2, 0.45)) +
			times(
				14,
				(i) => circle(60 + i * 114, 46 + (i % 2) * 30, 17, pal.glow) + glow(s, 60 + i * 114, 46 + (i % 2) * 30, 90, pal.glow, 0.8),
			) +
			times(4, (i) =>
				figure(s, x - 190 + i * 130, 610, 230, ['strum', 'sing', 'strum', 'cheer'][i] === 'sing' ? 'sing' : i === 3 ? 'cheer' : 'strum', {
					top: pal.ink,
					bottom: pal.ink,
					skin: pal.near,
					hair: pal.ink,
					shadow: false,
				}),
			) +
			rect(0, 606, 1600, 90, pal.ink) +
			crowd(s, 600, 3, pal.mid, pal.near, 0.55, 0.8) +
			crowd(s, 770, 2, pal.near, pal.ink, 0.7, 1.4) +
			times(7, () => {
				const px = random.range(80, 1500);
				const py = random.range(520, 760);
				return (
					rect(px, py, 44, 78, pal.ink, 8) + rect(px + 4, py + 6, 36, 66, pal.light, 4) + glow(s, px + 22, py + 38, 80, pal.light, 0.6)
				);
			}) +
			line([360, 1000, 340, 640], pal.ink, 44) +
			circle(338, 610, 34, pal.ink) +
			line([1280, 1000, 1310, 620], pal.ink, 46) +
			circle(1312, 590, 36, pal.ink) +
			line([1298, 560, 1280, 500], pal.ink, 15) +
			line([1328, 560, 1350, 502], pal.ink, 15) +
			confetti(s, 130, 0, 0, 1600, 700, [pal.accent, pal.accent2, pal.light, pal.glow]),
		focal: { x, y: 520 },
		light: { x, y: 440 },
	};
}

/** Pictures of show business. */
export const show = {
	escenario: { moods: nightMoods, draw: escenario },
	camara: { moods: ['petroleo', 'vino', 'tarde', 'noche', 'rosa', 'azul', 'ocaso', 'dia'], draw: camara },
	alfombra: { moods: nightMoods, draw: alfombra },
	microfono: { moods: [...nightMoods, 'tarde', 'rosa', 'dia'], draw: microfono },
	publico: { moods: nightMoods, draw: publico },
} satisfies Record<string, Scene>;
