// Takes screenshots of every page type on every brand, at three widths, light and dark, and makes sheets that compare the brands.
import { existsSync, mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../tests/support/browser/browser.ts';
import { type Program, startProgram } from '../tests/support/programs/program.ts';
import { takeNewsroom } from './screenshots/newsroom.ts';
import { makeSheet } from './screenshots/sheet.ts';
import { schemes, screens, shotBrands, shotPages } from './screenshots/subjects.ts';
import { type Shot, takeShot } from './screenshots/take.ts';

const folder = 'screenshots';

/** Screenshots that the documents show: the first screen of each brand's home, and pages of the newsroom. */
const documented = 'docs/screenshots';

type NamedShot = Shot & { readonly brand: string; readonly sheet: string };

async function findShots(program: Program): Promise<readonly NamedShot[]> {
	const found = await Promise.all(
		shotBrands.map(async (brand) => {
			const pages = await shotPages(brand, program.get);
			return pages.map((page) => ({ brand, page, url: program.url(brand, page.path) }));
		}),
	);
	return found.flat().flatMap((shot) =>
		screens.flatMap((screen) =>
			schemes.map((scheme) => {
				const sheet = `${shot.page.name}-${screen.width}-${scheme}`;
				return { ...shot, screen, scheme, sheet, file: `${folder}/${shot.brand}-${sheet}.png` };
			}),
		),
	);
}

/** Words of the command line. The name of a screenshot must have all of them. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

function isWanted({ file }: NamedShot): boolean {
	const name = file.slice(folder.length + 1, -'.png'.length);
	return wanted.every((word) => `-${name}-`.includes(`-${word}-`));
}

async function takeAll(browser: Browser, shots: readonly NamedShot[]): Promise<void> {
	for (const [index, shot] of shots.entries()) {
		process.stderr.write(`\r\x1b[2K${index + 1} of ${shots.length} ${shot.file}`);
		await takeShot(browser, shot).catch((fault: unknown) => process.stderr.write(`\n${shot.file}: ${fault}\n`));
	}
	process.stderr.write('\n');
}

async function makeSheets(shots: readonly NamedShot[]): Promise<void> {
	const sheets = Map.groupBy(shots, ({ sheet }) => sheet);
	for (const [name, group] of sheets) await makeSheet(group.map(({ file }) => file).filter(existsSync), `${folder}/sheets/${name}.png`);
}

async function renewReadme(): Promise<void> {
	for (const brand of shotBrands) {
		const file = `${folder}/${brand}-home-1280-light.png`;
		await sharp(file)
			.extract({ left: 0, top: 0, width: 1280, height: 900 })
			.webp({ quality: 72, effort: 6 })
			.toFile(`${documented}/${brand}.webp`);
	}
}

async function takeReaders(): Promise<void> {
	const shots = (await findShots(program)).filter(isWanted);
	await takeAll(browser, shots);
	await makeSheets(shots);
	if (process.argv.includes('--readme')) await renewReadme();
}

mkdirSync(`${folder}/sheets`, { recursive: true });
mkdirSync(documented, { recursive: true });
const program = await startProgram();
const browser = await openBrowser();
try {
	if (process.argv.includes('--newsroom')) await takeNewsroom(browser, program, documented);
	else await takeReaders();
} finally {
	await browser.close();
	await program.stop();
}
