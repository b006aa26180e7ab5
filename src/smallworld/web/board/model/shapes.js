/** The shapes of a board as `smallworld.drawing.svg.overlay` tells them.
 *
 * @typedef {[number, number]} Point
 * @typedef {"lair"|"hole"|"fortress"|"camp"|"hero"|"dragon"} PieceKind
 *
 * @typedef {object} RegionShape
 * @property {number} id
 * @property {string} name
 * @property {string} terrain
 * @property {string[]} symbols
 * @property {number[]} neighbours
 * @property {string} path
 * @property {Point} centre  where the counter stands
 * @property {Record<PieceKind|"price"|"name", Point>} spots
 *
 * @typedef {object} Shapes
 * @property {string} map
 * @property {number} left  to `height`: the viewBox of the picture
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {{ counter: number, piece: number, price: number, name: number }} widths
 * @property {RegionShape[]} regions
 */
export {};
