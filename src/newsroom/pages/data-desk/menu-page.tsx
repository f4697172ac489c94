import type { MenuNode, MenuPlace } from '#content/contract';
import { isMovable, type MenuName, type MenuStep, menus } from '../../data-desk/menus.ts';
import type { SignedInStaff } from '../../newsroom-deps.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { type StaffPage, staffPage } from '../staff-page.ts';
import { PreviewButton } from './preview-button.tsx';

/** What is said above the form of a menu. */
export type MenuNotice = { readonly kind: 'good' | 'bad'; readonly text: string };

/** The form of a menu as somebody left it. */
export type MenuForm = {
	readonly menu: MenuName;
	readonly places: readonly MenuPlace[];
	/** The menu from which the editor began, as a mark. */
	readonly before: string;
	/** All sections and links of the brand. */
	readonly nodes: readonly MenuNode[];
	readonly notice?: MenuNotice | undefined;
	/** A link that was not added yet. */
	readonly typed?: { readonly name: string; readonly url: string } | undefined;
};

/** The form of a menu: its entries with buttons, and what can be added. It needs no scripts. */
export function menuPage(signedIn: SignedInStaff, form: MenuForm): StaffPage {
	const { brand, origin } = signedIn.site;
	const { name, about } = menus[form.menu];
	const shown = new Set(form.places.map(({ id }) => id));
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<nav className="path" aria-label="Dónde estás">
				<a href={`/${brand.id}/datos/`}>Datos</a>
			</nav>
			<div className="head">
				<h1>{name}</h1>
				<a href={`${origin}/`}>Ver en el sitio</a>
			</div>
			<p className="lead">{about}</p>
			{form.notice && (
				<p className={form.notice.kind === 'good' ? 'done' : 'problem'} role={form.notice.kind === 'good' ? 'status' : 'alert'}>
					{form.notice.text}
				</p>
			)}
			<form className="menu-form" method="post" action={`/${brand.id}/menus/${form.menu}/`}>
				<input type="hidden" name="menu" value={JSON.stringify(form.places)} />
				<input type="hidden" name="before" value={form.before} />
				{/* What Enter does in a field: without it, the first button of the list. */}
				<button type="submit" name="hacer" value="link" hidden />
				<Entries form={form} action={`/${brand.id}/menus/${form.menu}/`} />
				<Adding nodes={form.nodes.filter(({ id }) => !shown.has(id))} typed={form.typed} />
				<div className="form-end">
					<button type="submit" name="hacer" value="publicar">
						Publicar
					</button>
					<PreviewButton />
				</div>
			</form>
		</StaffFrame>
	);
	return staffPage({ title: name, body });
}

function Entries({ form: { places, nodes }, action }: { readonly form: MenuForm; readonly action: string }) {
	if (places.length === 0) return <p className="empty">El menú está vacío.</p>;
	return (
		<ol className="card documents menu">
			{places.map((place, at) => {
				const name = place.link?.name ?? nodes.find(({ id }) => id === place.id)?.name ?? place.id;
				// The page comes back at the entry that was moved, or at the one before the one that was taken out.
				const step = { at, places, action: `${action}#${anchorOf(place.id)}` };
				const before = places[at - 1]?.id ?? '';
				return (
					<li key={place.id} id={anchorOf(place.id)} className={`depth-${place.depth}`}>
						<span>
							{name} <small>{place.link?.url ?? (place.id.startsWith('/') ? place.id : 'enlace')}</small>
						</span>
						<span className="tools">
							<Step {...step} step="up" sign="↑" label={`Subir ${name}`} />
							<Step {...step} step="down" sign="↓" label={`Bajar ${name}`} />
							<Step {...step} step="out" sign="←" label={`Sacar ${name} un nivel`} />
							<Step {...step} step="in" sign="→" label={`Poner ${name} debajo de la anterior`} />
							<Step {...step} action={`${action}#${anchorOf(before)}`} step="remove" sign="Quitar" label={`Quitar ${name}`} />
						</span>
					</li>
				);
			})}
		</ol>
	);
}

const anchorOf = (id: string): string => `en-${encodeURIComponent(id)}`;

type StepProps = {
	readonly at: number;
	readonly places: MenuForm['places'];
	readonly action: string;
	readonly step: MenuStep;
	readonly sign: string;
	readonly label: string;
};

/** A button that moves an entry, or takes it out. A move that is not possible has none to press. */
const Step = ({ at, places, action, step, sign, label }: StepProps) => (
	<button
		className="plain"
		type="submit"
		formAction={action}
		name="hacer"
		value={`${step}:${at}`}
		disabled={!isMovable(places, { step, at })}
		aria-label={label}
		title={label}
	>
		{sign}
	</button>
);

type AddingProps = { readonly nodes: readonly MenuNode[]; readonly typed: MenuForm['typed'] };

/** A section or link that the brand has, or a new link. */
function Adding({ nodes, typed }: AddingProps) {
	return (
		<fieldset className="wide">
			<legend>Agregar al final</legend>
			<div className="row">
				<label>
					Una sección o un enlace que ya existe
					<select name="nodo" defaultValue="">
						<option value="">Elegí</option>
						{nodes.map(({ id, name }) => (
							<option key={id} value={id}>
								{name} ({id.startsWith('/') ? id : 'enlace'})
							</option>
						))}
					</select>
				</label>
				<button className="plain" type="submit" name="hacer" value="add">
					Agregar
				</button>
			</div>
			<div className="row">
				<label>
					O un enlace nuevo: texto
					<input name="nombre" defaultValue={typed?.name} maxLength={80} />
				</label>
				<label>
					Dirección
					<input name="direccion" defaultValue={typed?.url} maxLength={500} placeholder="/clima/ o https://…" />
				</label>
				<button className="plain" type="submit" name="hacer" value="link">
					Agregar enlace
				</button>
			</div>
		</fieldset>
	);
}
