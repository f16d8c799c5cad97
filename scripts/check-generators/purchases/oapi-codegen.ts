import { OAPI_CODEGEN } from "../versions.ts";

/** Its generated file is the package of this module. */
export const GO_MODULE = `module shop

go 1.25

require github.com/oapi-codegen/runtime ${OAPI_CODEGEN.runtime}
`;

/** A purchase with the client of oapi-codegen. */
export const OAPI_CODEGEN_PROGRAM = `package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"os"

	"shop"
)

// must returns the decoded response of a call, which is nil unless it has the status that was hoped for.
func must[T any](value *T, body []byte) T {
	if value == nil {
		panic(string(body))
	}
	return *value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	jar, _ := cookiejar.New(nil)
	client, err := shop.NewClientWithResponses(os.Getenv("SHOP"), shop.WithHTTPClient(&http.Client{Jar: jar}))
	check(err)
	ctx := context.Background()
	user := shop.LoginFormdataRequestBody{Username: "buyer", Password: "demo1234"}
	login, err := client.LoginWithFormdataBodyWithResponse(ctx, nil, user)
	check(err)
	must(login.JSON200, login.Body)

	yes := shop.Yes
	found, err := client.ListGoodsWithResponse(ctx, &shop.ListGoodsParams{InStock: &yes})
	check(err)
	goods := must(found.JSON200, found.Body).Data.List[0]

	line := shop.AddToCartItem{GoodsId: goods.Id, Price: *goods.Price, Number: 1, CkId: goods.CkId, IsYj: goods.IsYj,
		GoodsPriceId: goods.GoodsPriceId, LadderPriceId: goods.LadderPriceId, GoodsManjianId: goods.GoodsManjianId}
	added, err := client.AddCartLinesWithResponse(ctx, nil, shop.AddCartLinesBody{Params: []shop.AddToCartItem{line}})
	check(err)
	ids := []int32{}
	for _, each := range must(added.JSON200, added.Body).Data.Lines {
		ids = append(ids, each.Id)
	}
	checkout, err := client.CheckoutCartWithResponse(ctx, nil, shop.CheckoutCartBody{Ids: ids})
	check(err)
	body := shop.CreateOrderBody{AddressId: 1, InvoiceKind: shop.Ordinary,
		CheckoutNo: must(checkout.JSON200, checkout.Body).Data.CheckoutNo}
	order, err := client.CreateOrderWithResponse(ctx, nil, body)
	check(err)
	read, err := client.GetOrderWithResponse(ctx, must(order.JSON201, order.Body).Data.OrderId)
	check(err)
	fmt.Println("ordered", must(read.JSON200, read.Body).Data.OrderNo)
}
`;
