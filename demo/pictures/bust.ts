import { hairs, mix, shade, skins, tint } from './palette.ts';
import { ages, type HairStyle, type Person } from './people.ts';
import { circle, ellipse, line, path, poly, ring, stroke, times } from './shape.ts';
import type { Stage } from './stage.ts';

function clothesOf(s: Stage, person: Person, skin: string): string {
	const { pal } = s;
	const cloth = [pal.accent, pal.near, pal.accent2, pal.mid][(person.skin + person.hair + ages.indexOf(person.age)) % 4] ?? pal.near;
	const trunk = path(
		'M70 800 Q80 640 200 600 L330 556 H470 L600 600 Q720 640 730 800 Z',
		s.linear(30, [tint(cloth, 0.25), cloth, shade(cloth, 0.35)]),
	);
	const neck = path('M336 460 H464 V570 Q400 640 336 570 Z', s.linear(90, [shade(skin, 0.38), shade(skin, 0.12)]));
	if (person.clothes === 'turtleneck')
		return (
			trunk +
			neck +
			path('M318 520 Q400 560 482 520 L490 606 Q400 650 310 606 Z', s.linear(0, [tint(cloth, 0.2), cloth, shade(cloth, 0.4)])) +
			times(7, (i) => line([336 + i * 22, 548, 332 + i * 23, 610], shade(cloth, 0.3), 4, 0.5))
		);
	if (person.clothes === 'sweater')
		return (
			trunk +
			neck +
			stroke('M322 562 Q400 660 478 562', tint(cloth, 0.3), 26) +
			times(9, (i) => line([180 + i * 55, 720, 180 + i * 55, 800], shade(cloth, 0.25), 5, 0.4))
		);
	const under = person.clothes === 'blazer' ? pal.light : cloth;
	return (
		trunk +
		(person.clothes === 'blazer' ? path('M320 560 L400 760 L480 560 Z', s.linear(90, [under, shade(under, 0.2)])) : '') +
		neck +
		path('M334 552 L296 566 L350 660 L400 604 Z', tint(under, 0.35)) +
		path('M466 552 L504 566 L450 660 L400 604 Z', shade(tint(under, 0.3), 0.1)) +
		(person.clothes === 'blazer'
			? path('M300 566 L240 600 L300 660 L276 690 L390 800 H402 Z', s.lit(shade(cloth, 0.16))) +
				path('M500 566 L560 600 L500 660 L524 690 L410 800 H398 Z', s.lit(shade(cloth, 0.3)))
			: times(3, (i) => circle(402, 680 + i * 44, 6, pal.ink)))
	);
}

function hairBack(s: Stage, style: HairStyle, color: string): string {
	const fill = s.linear(20, [tint(color, 0.18), color, shade(color, 0.4)]);
	if (style === 'long') return path('M236 640 Q170 300 270 190 Q400 90 530 190 Q630 300 564 640 Q500 690 400 660 Q300 690 236 640 Z', fill);
	if (style === 'bob') return path('M240 500 Q200 250 290 180 Q400 110 510 180 Q600 250 560 500 Q500 540 400 520 Q300 540 240 500 Z', fill);
	if (style === 'curly')
		return (
			times(22, (i) => circle(400 + Math.cos((i / 22) * 6.283) * 178, 318 + Math.sin((i / 22) * 6.283) * 176, 78, fill)) +
			circle(400, 300, 190, color)
		);
	if (style === 'bun') return circle(400, 128, 82, fill) + stroke('M352 120 q48 -46 96 0', tint(color, 0.3), 6, 0.6);
	return '';
}
function hairFront(s: Stage, style: HairStyle, color: string): string {
	const fill = s.linear(20, [tint(color, 0.25), color, shade(color, 0.35)]);
	const strand = tint(color, 0.3);
	if (style === 'long')
		return (
			path('M262 380 Q240 190 400 176 Q560 190 538 380 Q520 290 440 240 Q330 260 262 380 Z', fill) +
			stroke('M438 240 Q360 240 300 310', strand, 6, 0.5)
		);
	if (style === 'bob')
		return (
			path('M256 400 Q230 190 400 170 Q570 190 544 400 Q530 310 500 286 Q400 320 300 270 Q266 320 256 400 Z', fill) +
			stroke('M310 240 Q400 280 490 250', strand, 6, 0.5)
		);
	if (style === 'short')
		return path('M262 350 Q236 190 400 172 Q564 190 538 350 Q528 280 500 258 Q400 226 300 258 Q272 280 262 350 Z', fill);
	if (style === 'quiff')
		return (
			path(
				'M262 350 Q244 250 280 210 Q330 110 470 132 Q570 150 538 350 Q528 290 506 262 Q440 270 380 236 Q310 240 294 262 Q272 290 262 350 Z',
				fill,
			) + stroke('M320 200 Q400 140 490 176', strand, 7, 0.5)
		);
	if (style === 'wavy')
		return (
			path(
				'M256 390 Q220 300 250 240 Q270 150 360 160 Q440 120 510 170 Q580 210 552 300 Q560 350 544 390 Q530 310 506 280 Q450 290 420 240 Q380 280 306 280 Q270 310 256 390 Z',
				fill,
			) + stroke('M300 220 q50 -40 100 -10 M420 190 q50 -10 80 30', strand, 6, 0.5)
		);
	if (style === 'bun')
		return (
			path('M264 350 Q250 180 400 170 Q550 180 536 350 Q520 250 400 222 Q280 250 264 350 Z', fill) +
			stroke('M300 270 Q340 210 396 200 M500 270 Q460 210 404 200', strand, 5, 0.5)
		);
	if (style === 'curly') return times(9, (i) => circle(270 + i * 32, 216 - Math.sin((i / 8) * 3.14) * 34, 46, i % 2 ? color : fill));
	return path('M262 370 Q256 320 270 290 Q290 330 284 384 Z', fill) + path('M538 370 Q544 320 530 290 Q510 330 516 384 Z', fill);
}

/** A person from the chest up on an 800×800 field. */
export function bust(s: Stage, person: Person): string {
	const skin = skins[person.skin] ?? skins[0];
	const hair = hairs[person.hair] ?? hairs[0];
	const years = ages.indexOf(person.age);
	const dark = shade(skin, 0.32);
	const brow = person.age === 'older' ? mix(hair, '#6a6460', 0.5) : shade(hair, 0.2);
	const eye = (x: number): string =>
		ellipse(x, 376, 25, 17, '#fffaf2') +
		circle(x + 2, 377, 14, '#3a2620') +
		circle(x + 7, 371, 4.5, '#ffffff') +
		stroke(`M${x - 27} 372 Q${x} 350 ${x + 27} 372`, '#2a1a1c', person.gender === 'woman' ? 8 : 6) +
		stroke(`M${x - 32} ${334 - years * 2} Q${x} ${314} ${x + 32} ${334}`, brow, person.gender === 'woman' ? 9 : 13);
	const face = path(
		'M268 350 Q262 200 400 196 Q538 200 532 350 Q530 450 478 506 Q440 544 400 544 Q360 544 322 506 Q270 450 268 350 Z',
		s.linear(10, [tint(skin, 0.22), skin, skin, shade(skin, 0.22)]),
	);
	const cheeks = circle(308, 438, 34, '#e0563f', 0.2) + circle(492, 438, 34, '#e0563f', 0.2);
	const smile =
		person.age === 'adult' || person.beard === 'full'
			? stroke('M354 468 Q400 502 446 468', '#8a3030', 8)
			: path('M346 462 Q400 476 454 462 Q440 514 400 514 Q360 514 346 462 Z', '#8a2f34') +
				path('M356 466 Q400 478 444 466 Q440 484 400 486 Q360 484 356 466 Z', '#fffaf2');
	const beardFill = s.linear(20, [tint(hair, 0.15), hair, shade(hair, 0.35)]);
	const beard =
		person.beard === 'full'
			? path(
					'M266 372 Q276 430 312 428 Q350 440 370 436 Q400 424 430 436 Q450 440 488 428 Q524 430 534 372 Q540 480 494 546 Q450 600 400 600 Q350 600 306 546 Q260 480 266 372 Z',
					beardFill,
				) +
				path('M350 462 Q400 446 450 462 Q440 500 400 500 Q360 500 350 462 Z', shade(skin, 0.2)) +
				smile
			: person.beard === 'short'
				? path(
						'M268 380 Q286 440 316 446 Q360 436 400 440 Q440 436 484 446 Q514 440 532 380 Q530 452 478 508 Q440 546 400 546 Q360 546 322 508 Q270 452 268 380 Z',
						hair,
						0.5,
					) + smile
				: person.beard === 'moustache'
					? smile +
						path(
							'M400 444 Q370 426 344 446 Q330 460 316 452 Q334 482 372 470 Q392 464 400 456 Q408 464 428 470 Q466 482 484 452 Q470 460 456 446 Q430 426 400 444 Z',
							beardFill,
						)
					: smile;
	const lines =
		person.age === 'older'
			? stroke('M286 400 q-10 8 -12 20 M514 400 q10 8 12 20 M330 440 q-14 20 -8 40 M470 440 q14 20 8 40', dark, 4, 0.6) +
				stroke('M340 270 q60 -12 120 0', dark, 4, 0.35)
			: '';
	const glasses = person.hasGlasses
		? (person.skin % 2
				? ring(342, 378, 50, 44, s.pal.ink, 9) + ring(458, 378, 50, 44, s.pal.ink, 9)
				: stroke(
						'M292 346 h100 v44 q0 34 -50 34 t-50 -34 Z M408 346 h100 v44 q0 34 -50 34 t-50 -34 Z',
						mix(s.pal.accent, s.pal.ink, 0.4),
						9,
					)) +
			stroke('M390 372 q10 -10 20 0 M292 370 L268 360 M508 370 L532 360', s.pal.ink, 8) +
			poly([312, 400, 340, 346, 354, 346, 326, 408], '#ffffff', 0.3) +
			poly([428, 400, 456, 346, 470, 346, 442, 408], '#ffffff', 0.3)
		: '';
	const ears =
		ellipse(266, 384, 24, 38, s.lit(skin)) +
		ellipse(534, 384, 24, 38, shade(skin, 0.22)) +
		(person.hasEarrings ? circle(262, 430, 11, s.pal.accent2) + circle(538, 430, 11, s.pal.accent2) : '');
	return (
		hairBack(s, person.style, hair) +
		clothesOf(s, person, skin) +
		ears +
		face +
		path('M478 506 Q530 450 532 350 Q536 250 470 208 Q510 300 496 400 Q486 480 430 540 Q456 530 478 506 Z', dark, 0.28) +
		cheeks +
		lines +
		eye(342) +
		eye(458) +
		stroke('M402 384 Q384 428 396 440 Q408 446 418 438', dark, 7, 0.8) +
		beard +
		hairFront(s, person.style, hair) +
		glasses
	);
}
