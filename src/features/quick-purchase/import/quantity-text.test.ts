import { expect, it } from "vitest";
import { splitQuantity } from "./free-text.ts";
import { readQuantity } from "./quantity-text.ts";

it.each([
  ["阿莫西林胶囊 0.25g*24粒 15", "阿莫西林胶囊 0.25g*24粒", 15],
  ["阿莫西林胶囊 0.25g*24粒 15盒", "阿莫西林胶囊 0.25g*24粒", 15],
  ["阿莫西林胶囊 0.25g*24粒 15 盒。", "阿莫西林胶囊 0.25g*24粒", 15],
  ["阿莫西林胶囊 0.25g*24粒 x15", "阿莫西林胶囊 0.25g*24粒", 15],
  ["阿莫西林胶囊×15盒", "阿莫西林胶囊", 15],
  ["阿莫西林胶囊15盒", "阿莫西林胶囊", 15],
  ["阿莫西林胶囊,0.25g*24粒,15盒", "阿莫西林胶囊 0.25g*24粒", 15],
  ["布洛芬缓释胶囊 数量:30", "布洛芬缓释胶囊", 30],
  ["布洛芬缓释胶囊 要 30 盒", "布洛芬缓释胶囊", 30],
  ["15盒 阿莫西林胶囊", "阿莫西林胶囊", 15],
  ["阿莫西林胶囊 15盒 急用", "阿莫西林胶囊", 15],
  ["小儿豉翘清热颗粒 2g*9袋 120袋", "小儿豉翘清热颗粒 2g*9袋", 120],
  ["999感冒灵 10盒", "999感冒灵", 10],
  ["布洛芬 1,200", "布洛芬", 1200],
  ["amxl 10", "amxl", 10],
  ["7 20", "7", 20],
])("finds the quantity of %j", (line, text, number) => {
  expect(splitQuantity(line)).toMatchObject({ text, quantity: { number } });
});

it.each([
  "阿莫西林胶囊 0.25g*24粒",
  "小儿豉翘清热颗粒 2g*9袋",
  "阿莫西林胶囊 12粒*2板",
  "维生素 C 片 100片",
  "国药准字H 20031234",
  "国药准字Z20031234",
  "999感冒灵",
  "7",
])("finds no quantity in %j", (line) => {
  expect(splitQuantity(line)).toEqual({ text: line, quantity: undefined });
});

it.each([
  ["15", 15],
  ["15.0", 15],
  ["1,200", 1200],
  ["15 盒", 15],
  ["×15", 15],
  ["两盒", 2],
  ["半件", 0.5],
  ["十二", 12],
  ["两三盒", undefined],
  ["0", 0],
  ["-3", -3],
  ["0.25g*24粒", undefined],
  ["盒", undefined],
  ["", undefined],
])("reads the cell %j", (cell, quantity) => {
  expect(readQuantity(cell)?.number).toBe(quantity);
});

it.each([
  ["2件", 2, "件"],
  ["3 中包", 3, "中包"],
  ["0.5件", 0.5, "件"],
  ["240粒", 240, "粒"],
  ["5kg", 5, "kg"],
  ["15", 15, ""],
])("keeps the unit of the cell %j", (cell, number, unit) => {
  expect(readQuantity(cell)).toEqual({ number, unit });
});

it.each([
  ["阿莫西林胶囊 0.25g*24粒 2件", 2, "件"],
  ["阿莫西林胶囊×3中包", 3, "中包"],
  ["5箱 布洛芬", 5, "箱"],
  ["小儿豉翘清热颗粒 2g*9袋 120袋", 120, "袋"],
  ["布洛芬 20", 20, ""],
])("keeps the unit of the line %j", (line, number, unit) => {
  expect(splitQuantity(line).quantity).toEqual({ number, unit });
});
