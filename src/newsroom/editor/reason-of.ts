import type { Outcome } from './api.ts';

const reasons: Readonly<Record<string, string>> = {
	PATH_TAKEN: 'Otra nota ya tiene esta dirección. Cambiá la dirección.',
	RESERVED_PATH: 'Esta dirección pertenece al sitio. Cambiá la dirección.',
	UNKNOWN_SECTION: 'La sección no existe en este sitio.',
	OTHER_BRAND: 'La nota también está en otro sitio, en el que no podés publicar.',
	BEYOND_LIMITS: 'La nota es demasiado larga.',
	IMAGE_TOO_LARGE: 'La imagen pesa más de 30 MB.',
	UNSUPPORTED_IMAGE_TYPE: 'El archivo no es una imagen JPEG, PNG ni WebP.',
	IMAGE_TOO_MANY_PIXELS: 'La imagen tiene más de 40 megapíxeles.',
	CORRUPT_IMAGE: 'La imagen está dañada.',
	STORAGE_FULL: 'No queda lugar para guardar archivos.',
	UNSUPPORTED_FILM: 'El archivo no es un video MP4 ni WebM.',
	UNSUPPORTED_CODEC: 'Los navegadores no reproducen este video. Exportalo como MP4 con H.264 y sonido AAC.',
	FILM_WITHOUT_PICTURE: 'El archivo tiene sonido y no tiene imagen.',
	CORRUPT_FILM: 'El video está cortado o dañado. Exportalo y subilo otra vez.',
	'film-too-large': 'El video pesa más de lo que se puede subir.',
	'too-many-uploads': 'Hay demasiadas subidas sin terminar. Descartá alguna.',
	'upload-not-found': 'La subida se canceló o venció. Elegí el archivo otra vez.',
	'video-in-use': 'Hay notas que tienen este video. Sacalo de ellas antes de borrarlo.',
	fault: 'El video no se pudo revisar. Subilo otra vez.',
	'story-not-found': 'La nota todavía no se guardó.',
	'comment-not-found': 'El comentario ya no está.',
	'comment-answered': 'El comentario ya tiene respuestas.',
	'too-many-comments': 'La nota tiene demasiados comentarios. Quitá alguno.',
	TIME_PASSED: 'Esa hora ya pasó.',
	NOT_PUBLISHED: 'Los lectores no tienen esta nota.',
	'not-permitted': 'Tu rol no permite hacer esto.',
};

/** Why a call was not done, for the person who made it; empty when it was done. */
export function reasonOf(outcome: Outcome<unknown>): string {
	switch (outcome.kind) {
		case 'done':
			return '';
		case 'offline':
			return 'No hay conexión con el servidor. Probá de nuevo.';
		case 'signed-out':
			return 'Se cerró tu sesión. Ingresá de nuevo en otra pestaña.';
		case 'conflict':
			return 'Otra persona cambió esta nota.';
		case 'refused':
			return reasons[outcome.code] ?? outcome.message;
	}
}
