#!/usr/bin/env node
import "../../node-20.ts";
import "../../../conformance/index.ts";
