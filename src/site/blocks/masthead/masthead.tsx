import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Masthead } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dateInWords } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Contacts, People } from './masthead-lists.tsx';
import styles from './publication.module.css';

/** Who publishes the site, who answers for it, how they work, and how to reach them. */
export const masthead = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'masthead' ? subject : undefined),
	view: ({ data: { name, masthead: shown }, context: { brand } }) => (
		<article className={styles.publication}>
			<PageHead name={name} brand={brand} text={shown?.text ?? fill(brand.texts.masthead.empty, { brand: brand.name })} />
			{shown && <Details shown={shown} brand={brand} />}
		</article>
	),
});

type DetailsProps = { readonly shown: Masthead; readonly brand: Brand };

function Details({ shown: { publisher, people, contacts, principles, source }, brand }: DetailsProps) {
	const { texts, name } = brand;
	const words = texts.masthead;
	return (
		<div className={styles.columns}>
			<section className={styles.part} aria-labelledby="responsables">
				<Heading id="responsables" title={words.people} brand={brand} small />
				<People people={people} />
				<p>
					<ButtonLink href="/autor/">{fill(words.writers, { brand: name })}</ButtonLink>
				</p>
			</section>
			<section className={styles.part} aria-labelledby="contacto">
				<Heading id="contacto" title={words.contact} brand={brand} small />
				<Contacts contacts={contacts} />
			</section>
			{principles.length > 0 && <Principles principles={principles} brand={brand} />}
			<section className={styles.part} aria-labelledby="editora">
				<Heading id="editora" title={words.publisher} brand={brand} small />
				<p>{publisher.name}</p>
				{publisher.address && <p>{publisher.address}</p>}
				<p className={styles.soft}>{fill(words.source, { name: source.name, date: dateInWords(source.updatedAt, brand) })}</p>
			</section>
		</div>
	);
}

type PrinciplesProps = { readonly principles: Masthead['principles']; readonly brand: Brand };

function Principles({ principles, brand }: PrinciplesProps) {
	const words = brand.texts.masthead;
	return (
		<section className={styles.part} aria-labelledby="como-trabajamos">
			<Heading id="como-trabajamos" title={words.principles} brand={brand} small />
			{principles.map(({ heading, paragraphs }) => (
				<div key={heading} className={styles.principle}>
					<h3 className={styles.strong}>{heading}</h3>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			))}
			<p>
				<ButtonLink href="/estadisticas/#correcciones">{words.corrections}</ButtonLink>
			</p>
		</section>
	);
}
