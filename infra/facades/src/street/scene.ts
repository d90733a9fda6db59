import type { Hour } from './light';

export type WallKind = 'stone' | 'brick' | 'render' | 'timber' | 'concrete';
export type RoofKind = 'mansard' | 'tile' | 'flat' | 'gable' | 'slate';
export type WindowKind = 'french' | 'arched' | 'square' | 'wide';
export type BalconyKind = 'none' | 'each' | 'long' | 'stone';
export type ShopKind = 'joinery' | 'arcade' | 'glass' | 'twin';
export type AwningKind = 'striped' | 'plain' | 'none';
export type Goods = 'books' | 'clothes' | 'bread' | 'wine' | 'tables' | 'desks' | 'bare' | 'plants';
export type Furniture =
  | 'tree'
  | 'bareTree'
  | 'lamp'
  | 'bench'
  | 'bicycle'
  | 'bollards'
  | 'planters'
  | 'column'
  | 'terrace'
  | 'walker'
  | 'couple'
  | 'car'
  | 'scooter'
  | 'flowers'
  | 'crossing'
  | 'board';

export interface House {
  readonly wall: WallKind;
  readonly tone: string;
  readonly roof: RoofKind;
  readonly floors: number;
  readonly bays: number;
  readonly windows: WindowKind;
  readonly balcony: BalconyKind;
  readonly shutters?: string;
  readonly shop: ShopFront;
}

export interface ShopFront {
  readonly kind: ShopKind;
  readonly paint: string;
  readonly awning: AwningKind;
  readonly goods: Goods;
}

export interface Scene {
  /** 'facade-01': its photo is known by it. */
  readonly name: string;
  readonly seed: number;
  readonly format: '4:3' | '3:2' | '3:4';
  readonly hour: Hour;
  readonly house: House;
  /** How much of the house is in the picture, from the ground up; 1 is all of it and some sky. */
  readonly share: number;
  readonly street: readonly Furniture[];
}
