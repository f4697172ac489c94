import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Programme } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { dateInWords } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './programme.module.css';
import { type Hours, loadHours, ProgrammeHours } from './programme-hours.tsx';
import { programmeOf } from './programme-of.ts';

type ProgrammeData = { readonly programme: Programme; readonly hours: Hours };

/** What a programme is about, when it is broadcast, and who makes it. Left out on pages of other sections. */
export const programme = defineBlock({
	fields: v.object({}),
	async load(_, page): Promise<ProgrammeData | undefined> {
		const found = await programmeOf(page);
		return found && { programme: found, hours: await loadHours(found, page.context) };
	},
	view: ({ data: { programme: shown, hours }, context: { brand, now } }) => (
		<div className={styles.programme}>
			<About programme={shown} brand={brand} />
			<div className={styles.columns}>
				<ProgrammeHours words={shown.hours} hours={hours} brand={brand} now={now} />
				<Cast cast={shown.cast} brand={brand} />
			</div>
			<p className={styles.soft}>
				{fill(brand.texts.programme.source, { name: shown.source.name, date: dateInWords(shown.source.updatedAt, brand) })}
			</p>
		</div>
	),
});

type AboutProps = { readonly programme: Programme; readonly brand: Brand };

const About = ({ programme: { text, picture }, brand }: AboutProps) => (
	<section className={styles.about} aria-label={brand.texts.programme.about}>
		{picture && (
			<div className={styles.picture}>
				<Picture picture={{ ...picture, alt: '' }} ratio="16:9" slot="mayor" eager />
			</div>
		)}
		<p className={styles.lead}>{text}</p>
	</section>
);

type CastProps = { readonly cast: Programme['cast']; readonly brand: Brand };

function Cast({ cast, brand }: CastProps) {
	if (cast.length === 0) return null;
	return (
		<section className={styles.part} aria-labelledby="elenco">
			<Heading id="elenco" title={brand.texts.programme.cast} brand={brand} small />
			<dl className={styles.list}>
				{cast.map(({ name, role }) => (
					<div key={`${name} ${role}`} className={styles.entry}>
						<dt className={styles.soft}>{role}</dt>
						<dd className={styles.strong}>{name}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
