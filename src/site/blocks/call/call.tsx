// The block that shows an open call.
import check from 'lucide-static/icons/check.svg?raw';
import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import { callStateAt, type OpenCall } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CallTime } from '../calls/call-time.tsx';
import styles from './call.module.css';

/** An open call in full: deadline, place and date, requirements, and the programme that asks (ROUTE-14). */
export const call = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'call' ? subject.call : undefined),
	view: ({ data, context: { brand, now } }) => (
		<div className={styles.call}>
			{data.picture && (
				<div className={styles.frame}>
					<Picture picture={{ ...data.picture, alt: '' }} ratio="16:9" slot="mayor" eager />
				</div>
			)}
			<div className={styles.when}>
				<CallTime call={data} brand={brand} now={now} />
				{callStateAt(data, now) === 'open' && <ButtonLink href="#postulacion">{brand.texts.calls.apply}</ButtonLink>}
			</div>
			<div className={styles.text}>
				{data.paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			<Facts call={data} brand={brand} />
			<Requirements call={data} brand={brand} />
			<p className={styles.soft}>
				{fill(brand.texts.calls.source, { name: data.source.name })}{' '}
				{data.programme !== undefined && (
					<a className={styles.link} href={data.programme}>
						{brand.texts.calls.programme}
					</a>
				)}
			</p>
		</div>
	),
});

type PartProps = { readonly call: OpenCall; readonly brand: Brand };

function Facts({ call: { place, dates }, brand }: PartProps) {
	const { place: where, dates: when } = brand.texts.calls;
	if (place === undefined && dates === undefined) return null;
	return (
		<dl className={styles.facts}>
			{place !== undefined && <Fact name={where} text={place} />}
			{dates !== undefined && <Fact name={when} text={dates} />}
		</dl>
	);
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
	<div>
		<dt>{name}</dt>
		<dd>{text}</dd>
	</div>
);

function Requirements({ call: { requirements }, brand }: PartProps) {
	if (requirements.length === 0) return null;
	return (
		<section className={styles.part} aria-labelledby="requirements">
			<h2 id="requirements" className={styles.title}>
				{brand.texts.calls.requirements}
			</h2>
			<ul className={styles.list}>
				{requirements.map((requirement) => (
					<li key={requirement}>
						<Icon svg={check} size={20} />
						{requirement}
					</li>
				))}
			</ul>
		</section>
	);
}
